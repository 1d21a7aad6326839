import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { pointsText } from '../../call/cutoff-line.ts';
import type { Decision } from '../../call/decision.ts';
import { reasonsInWords } from '../../call/file-words.ts';
import { meanLevels } from '../../call/text-results.ts';
import type { CallText } from '../../call/texts.ts';
import { requiredContext } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { store } from './call-context.ts';
import { LevelBars, PointsScale } from './charts.tsx';
import { decidingMessages } from './deciding-messages.ts';
import { DecisionButtons, decisionKey, NoteField } from './decision-controls.tsx';
import { excerptOf, nameOf } from './shown-texts.ts';
import { type Signal, useSignal } from './signal.ts';
import type { TextState } from './state.ts';
import { TextDetail } from './text-detail.tsx';

/** One text, with its points and flags, and people's decisions. */
export const TextRow = memo(function TextRow({
  text,
  line,
  isCheck,
  position,
  size,
}: {
  text: CallText;
  line: number | undefined;
  isCheck: boolean;
  position: number;
  size: number;
}) {
  const texts = useMessages(decidingMessages);
  const { hash, index } = text;
  const id = nameOf(text);
  const row = useSignal(store.row(hash));
  const opened = useOpenedRow();
  const isOpen = useIsOpened(opened, index);
  const element = useRef<HTMLDivElement>(null);
  const { ownDecision } = row;

  const toggle = () => opened.set(isOpen ? undefined : index);

  function decide(decision: Decision | undefined) {
    store.decide(hash, { decision, note: ownDecision?.note ?? '' });
    if (decision && isOpen && element.current) openNext(element.current, opened);
  }

  function press(event: KeyboardEvent) {
    const decision = decisionKey(event);
    if (decision !== undefined) decide(decision ?? undefined);
    else if (event.key === 'Enter' && event.target === element.current) toggle();
    else if (event.key === 'Escape' && isOpen) {
      toggle();
      element.current?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks of rows stand between list and rows.
    <div
      ref={element}
      role="listitem"
      data-row={index}
      aria-posinset={position}
      aria-setsize={size}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of a row work while it has the focus.
      tabIndex={0}
      onKeyDown={press}
      className="scroll-my-20 border-b border-line py-3 focus-visible:bg-surface"
    >
      {/* Wraps by the size of its content instead of the window's width, so that it also wraps if text is enlarged. */}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? `${texts.close}: ${id}` : texts.open(id)}
            onClick={toggle}
            className="min-h-6 cursor-pointer text-left font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-ember"
          >
            {id}
          </button>
          <TextFlags text={text} row={row} isCheck={isCheck} />
          <p lang="" dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
            {excerptOf(text)}
          </p>
        </div>
        <div className="flex max-w-full flex-wrap gap-x-6 gap-y-2">
          <Points row={row} line={line} />
          <div className="w-60 max-w-full">
            <DecisionButtons id={id} chosen={ownDecision} onDecide={decide} />
            <OtherDecisions row={row} />
            {ownDecision && (
              <NoteField
                id={id}
                note={ownDecision.note}
                isQuiet
                onNote={(note) => store.decide(hash, { decision: ownDecision.decision, note })}
              />
            )}
          </div>
        </div>
      </div>
      {isOpen && <TextDetail text={text} row={row} />}
    </div>
  );
});

/** Opens the next row that this person has not decided, among the drawn rows. */
function openNext(row: HTMLElement, opened: Signal<number | undefined>): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const next = firstUndecided(rows.slice(rows.indexOf(row) + 1));
  if (!next) return;
  // Rendered before the scroll, because closing the row above moves the next row up.
  flushSync(() => opened.set(Number(next.dataset.row)));
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'start' });
}

export function firstUndecided(rows: readonly HTMLElement[]): HTMLElement | undefined {
  const texts = new Map(store.call?.plan.texts.map((text) => [text.index, text.hash]));
  return rows.find(({ dataset }) => !store.decisions.last(texts.get(Number(dataset.row)) ?? '', ''));
}

/** Why a person has to read the text, and whether it is cut, a check or a copy. */
function TextFlags({
  text,
  row: { result, entries },
  isCheck,
}: {
  text: CallText;
  row: TextState;
  isCheck: boolean;
}) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  const person = result?.person ?? [];
  const flag = result?.flag ?? 'none';
  const copy = useSignal(store.copies)?.sentence(text, language);
  const plain = [...(text.isCut ? [texts.isCut] : []), ...(isCheck ? [texts.check] : [])];
  // A missing reading is not reported before it was requested.
  const reported = person.filter((reason) => reason !== 'no_reading' || entries.length > 0);
  const reasons = reasonsInWords(reported, texts, flag);
  return (
    <>
      {plain.length > 0 && <span className="ml-2 text-sm text-muted">{plain.join(' · ')}</span>}
      {copy && <p className="mt-0.5 text-sm text-warning">{copy}</p>}
      {reasons.length > 0 && (
        <p className="mt-0.5 flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{`${texts.personHas} ${reasons.join(', ')}`}</span>
        </p>
      )}
    </>
  );
}

function Points({ row: { result }, line }: { row: TextState; line: number | undefined }) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  if (result?.points === undefined)
    return <p className="w-60 max-w-full text-sm text-muted">{texts.noPoints}</p>;
  const format = (points = 0) => pointsText(points, language);
  const levels = meanLevels(result);
  const list = levels.map(({ criterion, level }) => `${criterion} ${format(level)}`).join(', ');
  const [points, lowest, highest] = [result.points, result.lowest, result.highest].map(format) as [
    string,
    string,
    string,
  ];
  return (
    <div className="w-60 max-w-full">
      <p className="sr-only">{`${texts.points(points, lowest, highest)}. ${texts.levels(list)}`}</p>
      <div aria-hidden="true" className="flex items-center justify-between gap-x-3 text-sm tabular-nums">
        <p>
          <strong className="text-base">{points}</strong>
          {lowest !== highest && <span className="text-muted">{` · ${lowest}–${highest}`}</span>}
        </p>
        <span title={list}>
          <LevelBars levels={levels} />
        </span>
      </div>
      <div className="mt-1.5">
        <PointsScale result={result} line={line} />
      </div>
    </div>
  );
}

/** Other people's decisions, from their files. */
function OtherDecisions({ row: { decision } }: { row: TextState }) {
  const texts = useMessages(decidingMessages);
  const others = decision?.opinions.filter(({ by }) => by !== '') ?? [];
  if (!decision || others.length === 0) return null;
  const isUnanimous = decision.opinions.every((one) => one.decision === decision.decision);
  return (
    <p className="mt-1 text-sm text-muted">
      {others
        .map(({ by, decision: one, note }) => `${by}: ${texts.decision[one]}${note ? ` (${note})` : ''}`)
        .join(' · ')}
      {!isUnanimous && <strong className="text-warning">{` → ${texts.decision[decision.decision]}`}</strong>}
    </p>
  );
}

/** The index of the text whose row is open. At most one row is open, and a change redraws only two rows. */
export const [OpenedRowContext, useOpenedRow] = requiredContext<Signal<number | undefined>>('an opened row');

function useIsOpened({ subscribe, get }: Signal<number | undefined>, index: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => get() === index,
    () => false,
  );
}
