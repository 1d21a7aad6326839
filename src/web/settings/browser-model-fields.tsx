import { useEffect, useRef, useState } from 'react';
import { type BrowserModelAvailability, downloadBrowserModel } from '../../model/services/browser.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureSentence } from './failure-sentence.ts';
import { settingsMessages } from './messages.ts';
import { Progress } from './progress.tsx';

type State = { state: 'idle' } | { state: 'downloading'; loaded: number } | { state: 'failed'; why: unknown };

/** Downloads the browser's built-in model if needed. Browsers require a click for that. */
export function BrowserModelFields({
  availability,
  onAvailable,
}: {
  availability: BrowserModelAvailability;
  onAvailable(): void;
}) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const [state, setState] = useState<State>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setState({ state: 'downloading', loaded: 0 });
    try {
      await downloadBrowserModel((loaded) => setState({ state: 'downloading', loaded }), controller.signal);
      setState({ state: 'idle' });
      onAvailable();
    } catch (why) {
      setState(controller.signal.aborted ? { state: 'idle' } : { state: 'failed', why });
    }
  }

  if (availability === 'available')
    return <p className="text-sm font-semibold text-success">{texts.browserReady}</p>;
  return (
    <>
      <p className="text-sm">{texts.browserDownloadNote}</p>
      {state.state === 'downloading' ? (
        <Progress
          label={texts.browserDownloading}
          value={state.loaded}
          onCancel={() => running.current?.abort()}
        />
      ) : (
        <Button className="mt-3" onClick={download}>
          {availability === 'downloading' ? texts.browserFollow : texts.browserDownload}
        </Button>
      )}
      {state.state === 'failed' && (
        <div className="mt-3">
          <Alert>{failureSentence(state.why, 'browser', language)}</Alert>
        </div>
      )}
    </>
  );
}
