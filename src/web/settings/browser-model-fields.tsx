import { type BrowserModelAvailability, downloadBrowserModel } from '../../model/services/browser.ts';
import { useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';
import { DownloadProgress } from './download-progress.tsx';
import { settingsMessages } from './messages.ts';
import { ServiceFailure } from './service-failure.tsx';

/** Downloads the browser's built-in model if needed. Browsers start the download only after a click. */
export function BrowserModelFields({
  availability,
  onAvailable,
}: {
  availability: BrowserModelAvailability;
  onAvailable(): void;
}) {
  const texts = useMessages(settingsMessages);
  const { isRunning, progress = 0, failure, start, cancel } = useTask<void, number>();
  if (availability === 'available')
    return <p className="text-sm font-semibold text-success">{texts.browserReady}</p>;

  const download = () =>
    start((signal, onProgress) => downloadBrowserModel(onProgress, signal).then(onAvailable));
  return (
    <>
      <p className="text-sm">{texts.browserDownloadNote}</p>
      {isRunning ? (
        <DownloadProgress label={texts.browserDownloading} value={progress} onCancel={cancel} />
      ) : (
        <Button className="mt-3" onClick={download}>
          {availability === 'downloading' ? texts.browserFollow : texts.browserDownload}
        </Button>
      )}
      <ServiceFailure error={failure} service="browser" />
    </>
  );
}
