import type { Axis } from '../../domain/rubric.ts';
import { useMessages } from '../i18n/language.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ideaMessages } from './messages.ts';
import { Tick } from './tick.tsx';

/** `AXES`, written out because the first load does not need the rest of the rubric. */
const ITEMS = [
  'problem',
  'market',
  'difference',
  'earning',
  'feasibility',
  'evidence',
] as const satisfies readonly Axis[];

const checklistPart = lazyPart(() => import('./checklist-part.tsx'));

/**
 * What a complete idea explains, one point for each axis. The code that ticks the axes that the text touches is fetched
 * when `wanted`; until then the list has no ticks.
 */
export function IdeaChecklist({
  idea,
  wanted,
  onWrite,
}: {
  idea: string;
  wanted: boolean;
  /** Replaces the text and puts the cursor at its end. */
  onWrite(text: string): void;
}) {
  const texts = useMessages(ideaMessages);
  const checklistCode = checklistPart.usePart(wanted);
  return (
    <div className="pt-1 text-sm">
      <p className="text-muted">{texts.checklist}</p>
      {checklistCode ? (
        <checklistCode.Checklist items={ITEMS} names={texts} idea={idea} onWrite={onWrite} />
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {ITEMS.map((item) => (
            <li key={item} className="flex min-h-7 items-center gap-1.5 text-muted">
              <Tick />
              {texts[item]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
