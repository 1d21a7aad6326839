import { type BrowserModelAvailability, downloadBrowserModel } from '../../model/services/browser.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { failureSentence } from './failure-sentence.ts';
import { settingsMessages } from './messages.ts';
import { Progress } from './progress.tsx';
import { useDownload } from './use-download.ts';

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
  const { progress, failure, start, cancel } = useDownload<number>();
  if (availability === 'available')
    return <p className="text-sm font-semibold text-success">{texts.browserReady}</p>;
  return (
    <>
      <p className="text-sm">{texts.browserDownloadNote}</p>
      {progress !== undefined ? (
        <Progress label={texts.browserDownloading} value={progress} onCancel={cancel} />
      ) : (
        <Button className="mt-3" onClick={() => start(download, onAvailable)}>
          {availability === 'downloading' ? texts.browserFollow : texts.browserDownload}
        </Button>
      )}
      {failure !== undefined && (
        <Alert className="mt-3">{failureSentence(failure, 'browser', language)}</Alert>
      )}
    </>
  );
}

function download(report: (loaded: number) => void, signal: AbortSignal): Promise<void> {
  report(0);
  return downloadBrowserModel(report, signal);
}
