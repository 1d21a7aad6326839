import { createElement, useEffect, useRef } from 'react';
import { unusedMessage } from '../../submissions/file-messages.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useCall, useCallContext } from './call-context.ts';
import { CriteriaStep } from './criteria-step.tsx';
import { callMessages } from './messages.ts';
import { NoReadingService, ReadingStep } from './reading-step.tsx';
import { ResultsStep } from './results-step.tsx';
import { type OpenCall, STEPS, type Step } from './state.ts';
import { TextsStep } from './texts-step.tsx';

/** A call in four steps: texts, criteria, reading, results. */
export function CallPage() {
  const texts = useMessages(callMessages);
  const { language } = useLanguage();
  const { store } = useCallContext();
  const { isElsewhere, call, hasSaveFailed, unused } = useCall((state) => state);
  useEffect(() => store.start(language), [store, language]);
  const [unusedNotice] = unusedMessage(unused, language);
  const isFirst = !call || call.choices.step === 'texts';
  return (
    <div className="pt-2 sm:pt-6">
      <h1 className={`font-display ${isFirst ? 'text-3xl' : 'text-lg sm:text-xl'}`}>{texts.title}</h1>
      {isFirst && <p className="mt-3 max-w-measure">{texts.intro}</p>}
      {isFirst && <NoReadingService className="mt-5" />}
      {hasSaveFailed && (
        <Alert tone="warning" className="mt-5">
          {texts.unkept}
        </Alert>
      )}
      {unusedNotice && (
        <Alert tone="info" className="mt-5">
          {unusedNotice}
        </Alert>
      )}
      {isElsewhere ? (
        <Alert tone="info" title={texts.elsewhere} className="mt-6">
          <p>{texts.elsewhereNote}</p>
        </Alert>
      ) : (
        <Steps call={call} />
      )}
    </div>
  );
}

const STEP_VIEWS = { criteria: CriteriaStep, reading: ReadingStep, results: ResultsStep };

function Steps({ call }: { call: OpenCall | undefined }) {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  const step = call?.choices.step ?? 'texts';
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<Step>(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <>
      <nav aria-label={texts.steps} className="mt-6">
        <ol className="flex flex-wrap gap-x-1 border-b border-line-strong sm:gap-x-4">
          {STEPS.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                disabled={!call}
                onClick={() => store.go(name)}
                className="-mb-px inline-flex min-h-11 cursor-pointer items-center gap-2 border-b-3 border-transparent px-0.5 py-2 text-sm sm:px-2 sm:text-base font-semibold text-muted hover:text-ember disabled:cursor-default disabled:hover:text-muted aria-[current]:border-ember aria-[current]:text-ink"
              >
                <span aria-hidden="true" className="hidden font-display text-ember sm:inline">
                  {index + 1}
                </span>
                {texts.step[name]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <section className="mt-6">
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {texts.step[step]}
        </h2>
        {!call || step === 'texts' ? <TextsStep call={call} /> : createElement(STEP_VIEWS[step], { call })}
      </section>
      {call && <DeleteCall />}
    </>
  );
}

function DeleteCall() {
  const texts = useMessages(callMessages);
  const { store } = useCallContext();
  return (
    <div className="mt-14 border-t border-line pt-4 text-sm">
      <p className="max-w-measure text-muted">{texts.keptHere}</p>
      <details>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold text-ember">{texts.deleteAll}</summary>
        <p className="max-w-measure font-semibold">{texts.deleteSure}</p>
        <Button className="mt-2" onClick={() => void store.clear()}>
          {texts.deleteYes}
        </Button>
      </details>
    </div>
  );
}
