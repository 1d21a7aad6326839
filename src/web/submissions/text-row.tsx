import { TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fileWords, reasonsInWords } from '../../submissions/file-wording.ts';
import { meanLevel, pointsText } from '../../submissions/text-results.ts';
import type { CallText } from '../../submissions/texts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { useCall } from './call-context.ts';
import { DecisionButtons, decisionKey, isTyping, type RowActions } from './decision-controls.tsx';
import { noteOn } from './decisions.ts';
import { resultsMessages } from './results-messages.ts';
import { excerptOf, nameOf, personReasons } from './shown-texts.ts';
import type { OpenCall } from './state.ts';
import { TextDetail } from './text-detail.tsx';

/** The row on which the person is. */
export interface CurrentRow {
  /** `CallText.index` */
  readonly index: number;
  readonly isOpen: boolean;
  readonly hasFocus: boolean;
}

/** One text, with its points, flags and decision. */
export function TextRow({
  call,
  text,
  criterion,
  current,
  actions,
}: {
  call: OpenCall;
  text: CallText;
  /** The criterion by which the list is ordered, if any. */
  criterion: string | undefined;
  /** `undefined` if the person is on another row. */
  current: CurrentRow | undefined;
  actions: RowActions;
}) {
  const texts = useMessages(resultsMessages);
  const name = nameOf(text, call.table);
  const decision = useCall(({ decisions }) => decisions.get(text.hash)?.decision);
  const note = useCall((state) => noteOn(state, text.hash));
  const isOpen = current?.isOpen ?? false;
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!current?.hasFocus) return;
    button.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function press(event: KeyboardEvent) {
    const chosen = decisionKey(event);
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (chosen) actions.decide(chosen);
    else if (event.key === 'Escape' && isOpen) actions.toggle();
    else if (isTyping(event.target)) return;
    else if (event.key === 'Backspace' && decision) actions.decide(undefined);
    else if (event.key === 'Backspace') actions.undo();
    else if (step) actions.move(step);
    else return;
    event.preventDefault();
  }

  return (
    <li ref={row} onKeyDown={press} className="scroll-my-20 border-b border-line py-3">
      {/* Wraps by the size of its content instead of the window's width, so that it also wraps if text is enlarged. */}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <button
            ref={button}
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.close(name) : texts.open(name)}
            onClick={actions.toggle}
            className="min-h-6 cursor-pointer text-left font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-ember"
          >
            {name}
          </button>
          {text.isCut && <span className="ml-2 text-sm text-muted">{texts.isCut}</span>}
          <Warnings text={text} />
          {!isOpen && (
            <p lang="" dir="auto" className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-muted">
              {excerptOf(text, call.table)}
            </p>
          )}
          {!isOpen && note !== '' && (
            <p lang="" className="mt-0.5 text-sm wrap-anywhere">{`${texts.note}: ${note}`}</p>
          )}
        </div>
        <div className="flex max-w-full flex-wrap items-start gap-x-6 gap-y-2">
          <Points hash={text.hash} criterion={criterion} />
          {!isOpen && <DecisionButtons name={name} hash={text.hash} onDecide={actions.decide} />}
        </div>
      </div>
      {isOpen && <TextDetail call={call} text={text} actions={actions} />}
    </li>
  );
}

/** Why a person has to read the text, and which texts are its copies. */
function Warnings({ text }: { text: CallText }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const result = useCall(({ results }) => results.get(text.hash));
  const copy = useCall(({ copies }) => copies?.sentence(text, language) ?? '');
  const reasons = result ? reasonsInWords(personReasons(result), fileWords[language], result.flag) : [];
  return (
    <>
      {copy !== '' && <p className="mt-0.5 text-sm text-warning">{copy}</p>}
      {reasons.length > 0 && (
        <p className="mt-0.5 flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span>{`${texts.personHas} ${reasons.join(', ')}`}</span>
        </p>
      )}
    </>
  );
}

/** The points and their range, with the mean level of the criterion by which the list is ordered. */
function Points({ hash, criterion }: { hash: string; criterion: string | undefined }) {
  const texts = useMessages(resultsMessages);
  const { language } = useLanguage();
  const result = useCall(({ results }) => results.get(hash));
  const { points, lowest, highest } = result ?? {};
  if (!result || points === undefined || lowest === undefined || highest === undefined)
    return <p className="w-48 max-w-full text-sm text-muted">{texts.noPoints}</p>;
  const level = criterion === undefined ? undefined : meanLevel(result, criterion);
  return (
    <div className="w-48 max-w-full text-sm tabular-nums">
      <p className="font-semibold">{texts.points(pointsText(points, language))}</p>
      {lowest !== highest && (
        <p className="text-muted">
          {texts.range(pointsText(lowest, language), pointsText(highest, language))}
        </p>
      )}
      {criterion !== undefined && level !== undefined && (
        <p className="wrap-anywhere">{texts.levelIn(criterion, pointsText(level, language))}</p>
      )}
    </div>
  );
}
