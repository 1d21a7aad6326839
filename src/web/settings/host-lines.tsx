import { useMessages } from '../i18n/use-messages.ts';
import { Command } from './command.tsx';
import { settingsMessages } from './messages.ts';

/** Commands for the host of the site to connect a model for all visitors. */
export function HostLines({ open }: { open: boolean }) {
  const texts = useMessages(settingsMessages);
  return (
    <details className="border-t border-line py-4 text-sm" open={open}>
      <summary className="min-h-6 cursor-pointer font-semibold">{texts.hosts}</summary>
      <p className="mt-2">{texts.hostsNote}</p>
      <div className="mt-2 grid gap-2">
        <Command label={texts.hostsToken}>HF_TOKEN=hf_… npm start</Command>
        <Command label={texts.hostsModel}>npm run model && npm start</Command>
      </div>
    </details>
  );
}
