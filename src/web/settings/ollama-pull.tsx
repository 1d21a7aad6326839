import { type PullProgress, pullModel } from '../../model/services/ollama-pull.ts';
import { SUGGESTED_MODELS } from '../../model/services/ollama-suggested-models.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { useTask } from '../ui/use-task.ts';
import { DownloadProgress } from './download-progress.tsx';
import { settingsMessages } from './messages.ts';
import { ServiceFailure } from './service-failure.tsx';

/** For an Ollama without a chat model: a short list of models to download. */
export function OllamaPull({ onPulled }: { onPulled(name: string): void }) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { progress, failure, start, cancel } = useTask<void, PullProgress & { name: string }>();

  const pull = (name: string) =>
    start(async (signal, onProgress) => {
      onProgress({ name, completed: 0, total: 0 });
      for await (const progress of pullModel(name, signal)) onProgress({ name, ...progress });
      onPulled(name);
    });

  const gigabytes = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  if (progress) {
    const { name, completed, total } = progress;
    return (
      <DownloadProgress
        label={texts.pulling(name)}
        value={total === 0 ? 0 : completed / total}
        detail={total === 0 ? '' : texts.gigabytesOf(gigabytes(completed / 1e9), gigabytes(total / 1e9))}
        onCancel={cancel}
      />
    );
  }
  return (
    <div className="mt-3 text-sm">
      <p>{texts.ollamaNone}</p>
      <ul className="mt-2 grid gap-2">
        {SUGGESTED_MODELS.map((model) => (
          <li key={model.name} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button onClick={() => pull(model.name)}>{texts.pull(model.name)}</Button>
            <span className="text-muted">{texts.pullNote(gigabytes(model.gigabytes), model.memory)}</span>
          </li>
        ))}
      </ul>
      <ServiceFailure error={failure} service="ollama" />
    </div>
  );
}
