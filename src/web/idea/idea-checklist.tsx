import type { ChecklistItem } from '../../worksheet/checklist.ts';
import { useMessages } from '../i18n/language.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { ideaMessages } from './messages.ts';
import { Tick } from './tick.tsx';

const ITEMS = [
  'customer',
  'problem',
  'earning',
  'difference',
  'place',
] as const satisfies readonly ChecklistItem[];

const checklistPart = lazyPart(() => import('./checklist-part.tsx'));

/**
 * A checklist of what a complete idea explains. Missing points do not prevent an analysis. The code that ticks the
 * covered points is fetched when `wanted`; until then the list has no ticks.
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
