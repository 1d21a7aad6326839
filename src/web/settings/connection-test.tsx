import { useState } from 'react';
import { SERVICE_LABELS } from '../../domain/answer-service.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useRequest } from '../ui/use-request.ts';
import type { ServiceChoice } from './choice.ts';
import { failureSentence } from './failure-sentence.ts';
import { settingsMessages } from './messages.ts';
import { testConnection } from './visitor-service.ts';

type State = 'untried' | 'testing' | { ok: boolean; sentence: string };

/** Checks that the chosen service is reachable and accepts token and model. Sends no idea. */
export function ConnectionTest({
  choice,
  disabled,
}: {
  choice: Exclude<ServiceChoice, { service: 'site' }>;
  disabled: boolean;
}) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const [state, setState] = useState<State>('untried');
  const { begin } = useRequest();

  async function test() {
    const signal = begin();
    setState('testing');
    const result: State = await testConnection(choice, signal).then(
      (model) => ({ ok: true, sentence: texts.testOk(SERVICE_LABELS[choice.service], model) }),
      (error: unknown) => ({ ok: false, sentence: failureSentence(error, choice.service, language) }),
    );
    if (!signal.aborted) setState(result);
  }

  return (
    <div className="mt-5">
      <Button onClick={test} disabled={disabled || state === 'testing'}>
        {state === 'testing' && <Spinner />}
        {texts.test}
      </Button>
      <div role="status" className="text-sm">
        {state === 'testing' && <p className="sr-only">{texts.testing}</p>}
        {typeof state === 'object' && state.ok && (
          <p className="mt-3 font-semibold text-success">{state.sentence}</p>
        )}
      </div>
      {typeof state === 'object' && !state.ok && (
        <Alert title={texts.failed} className="mt-3">
          {state.sentence}
        </Alert>
      )}
    </div>
  );
}
