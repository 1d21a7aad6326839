import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Decision } from '../../call/decision.ts';
import { sampleGap } from '../../call/sample.ts';
import { lineSentences, savingSentence } from '../../call/sentences.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { store } from './call-context.ts';
import { decidingMessages } from './deciding-messages.ts';
import { DecisionButtons, decisionKey, isTyping, NoteField } from './decision-controls.tsx';
import { nameOf } from './shown-texts.ts';
import { useSignal } from './signal.ts';
import type { OpenCall } from './state.ts';

/**
 * Shows one text after the other, in the order of the sample and without its readings.
 * @param onReady shows the line; `undefined` while there can be none
 */
export function Sample({ call, onReady }: { call: OpenCall; onReady?: () => void }) {
  const texts = useMessages(decidingMessages);
  const isReady = useSignal(store.outcome) !== undefined;
  const { order, textOf } = call.plan;
  const isDecided = (hash: string) => store.decisions.last(hash, '') !== undefined;
  const [at, setAt] = useState(() => {
    const undecided = order.findIndex((hash) => !isDecided(hash));
    return undecided < 0 ? order.length - 1 : undecided;
  });
  /** A note that is written before the decision. */
  const [draft, setDraft] = useState('');
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isReady]);
  const hash = order[at] ?? '';
  const text = textOf.get(hash);
  const { ownDecision } = useSignal(store.row(hash));
  if (!text || !isReady) return null;
  const decided = order.filter(isDecided).length;

  function move(to: number) {
    if (order[to] === undefined) return;
    flushSync(() => {
      setAt(to);
      setDraft('');
    });
    card.current?.focus({ preventScroll: true });
    // After a decision at the end of a long text, the next text starts at its beginning.
    card.current?.scrollIntoView({ block: 'start' });
  }

  function decide(decision: Decision | undefined) {
    store.decide(hash, { decision, note: ownDecision?.note ?? draft });
    setDraft('');
    if (decision) move(at + 1);
  }

  function write(note: string) {
    if (ownDecision) store.decide(hash, { decision: ownDecision.decision, note });
    else setDraft(note);
  }

  function press(event: KeyboardEvent) {
    const decision = decisionKey(event);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (decision !== undefined) decide(decision ?? undefined);
    else if (step && !isTyping(event.target)) move(at + step);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same.
    <section onKeyDown={press}>
      <h3 className="font-display text-2xl">{texts.sample}</h3>
      <Progress call={call} at={at} decided={decided} />
      <section
        ref={card}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys work while the text has the focus.
        tabIndex={0}
        aria-label={texts.sampleOf(at + 1, order.length)}
        className="mt-4 scroll-my-24 rounded-xl border border-line bg-surface p-4 sm:p-6"
      >
        <p className="flex flex-wrap justify-between gap-x-6 text-sm text-muted">
          <span>{texts.sampleOf(at + 1, order.length)}</span>
          <span className="wrap-anywhere">{nameOf(text)}</span>
        </p>
        <p lang="" dir="auto" className="mt-3 max-w-measure whitespace-pre-wrap wrap-anywhere">
          {text.text}
        </p>
      </section>
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-paper px-5 py-3 sm:mx-0 sm:px-0">
        <div className="flex flex-wrap items-center gap-3">
          <DecisionButtons id={nameOf(text)} chosen={ownDecision} onDecide={decide} />
          <StepButtons at={at} count={order.length} onMove={move} />
          <div className="min-w-0 flex-1 basis-48">
            <NoteField id={nameOf(text)} note={ownDecision?.note ?? draft} onNote={write} />
          </div>
          {onReady && (
            <Button variant="primary" onClick={onReady}>
              {texts.toOverview}
            </Button>
          )}
        </div>
        <p className="mt-2 hidden text-sm text-muted sm:block">{texts.keys}</p>
        {decided === order.length && <p className="mt-1 text-sm">{texts.sampleEnd}</p>}
      </div>
    </section>
  );
}

/** Says how many decisions are missing before there can be a line, and which text is undecided. */
function Progress({
  call: { plan, choices },
  at,
  decided,
}: {
  call: OpenCall;
  /** The position of the text on the screen in the order of the sample. */
  at: number;
  decided: number;
}) {
  const texts = useMessages(decidingMessages);
  const { language } = useLanguage();
  const outcome = useSignal(store.outcome);
  const gap = sampleGap(plan.order, store.decisions.all);
  if (!outcome) return null;
  return (
    <>
      {decided === 0 && (
        <p className="mt-2 max-w-measure">
          {`${texts.sampleWhy} ${savingSentence(plan.different.length, choices.loss, language)}`}
        </p>
      )}
      <p role="status" className="mt-2 max-w-measure text-ember">
        {outcome.line.missing > 0
          ? lineSentences(outcome.line, outcome.saving, language)[0]
          : texts.sampleDone(decided)}
      </p>
      {gap && gap.position !== at && (
        <p className="mt-1 max-w-measure text-warning">{texts.gap(gap.position + 1, gap.after)}</p>
      )}
    </>
  );
}

function StepButtons({ at, count, onMove }: { at: number; count: number; onMove(at: number): void }) {
  const { before, after } = useMessages(decidingMessages);
  return (
    <div className="flex">
      <Button variant="quiet" aria-label={before} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Button>
      <Button variant="quiet" aria-label={after} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
