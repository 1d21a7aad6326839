import { useId } from 'react';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { settingsMessages } from './messages.ts';

/**
 * @param value downloaded share, from 0 to 1
 * @param detail e.g. the downloaded gigabytes
 */
export function DownloadProgress({
  label,
  value,
  detail,
  onCancel,
}: {
  label: string;
  value: number;
  detail?: string;
  onCancel(): void;
}) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const id = useId();
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return (
    <div className="mt-3">
      <p role="status" className="text-sm font-semibold">
        <label htmlFor={id}>{label}</label>
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress id={id} max={1} value={value} className="h-3 min-w-40 flex-1" />
        <span className="text-sm tabular-nums">
          {percent}
          {detail && ` · ${detail}`}
        </span>
        <Button onClick={onCancel}>{texts.cancel}</Button>
      </div>
    </div>
  );
}
