import { useEffect, useRef, useState } from 'react';
import { PULLABLE_MODELS, type PullProgress, pullModel } from '../../model/services/ollama-pull.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureSentence } from './failure-sentence.ts';
import { settingsMessages } from './messages.ts';
import { Progress } from './progress.tsx';

type State =
  | { state: 'idle' }
  | { state: 'pulling'; name: string; progress: PullProgress }
  | { state: 'failed'; why: unknown };

const NOTHING: PullProgress = { completed: 0, total: 0 };

/** Lets an Ollama without a chat model download one from a short list. */
export function OllamaPull({ onPulled }: { onPulled(name: string): void }) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const [state, setState] = useState<State>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function pull(name: string) {
    const controller = new AbortController();
    running.current = controller;
    setState({ state: 'pulling', name, progress: NOTHING });
    try {
      for await (const progress of pullModel(name, controller.signal)) {
        setState({ state: 'pulling', name, progress });
      }
      setState({ state: 'idle' });
      onPulled(name);
    } catch (why) {
      setState(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', why });
    }
  }

  const gigabytes = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  if (state.state === 'pulling') {
    const { completed, total } = state.progress;
    return (
      <Progress
        label={texts.pulling(state.name)}
        value={total === 0 ? 0 : completed / total}
        detail={total === 0 ? '' : texts.gigabytesOf(gigabytes(completed / 1e9), gigabytes(total / 1e9))}
        onCancel={() => running.current?.abort()}
      />
    );
  }
  return (
    <div className="mt-3 text-sm">
      <p>{texts.ollamaNone}</p>
      <ul className="mt-2 grid gap-2">
        {PULLABLE_MODELS.map((model) => (
          <li key={model.name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button onClick={() => pull(model.name)}>{texts.pull(model.name)}</Button>
            <span className="text-muted">{texts.pullNote(gigabytes(model.gigabytes), model.memory)}</span>
          </li>
        ))}
      </ul>
      {state.state === 'failed' && (
        <div className="mt-3">
          <Alert>{failureSentence(state.why, 'ollama', language)}</Alert>
        </div>
      )}
    </div>
  );
}
