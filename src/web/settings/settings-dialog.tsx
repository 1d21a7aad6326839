import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { labelIn } from '../../domain/answer-service.ts';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import { capitalised } from '../../domain/number-words.ts';
import { type BrowserModelAvailability, browserModelAvailability } from '../../model/services/browser.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { readStored, writeStored } from '../stored.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Option } from '../ui/field.tsx';
import { BrowserModelFields } from './browser-model-fields.tsx';
import { CHOICE_KEY, type ServiceChoice } from './choice.ts';
import { Command } from './command.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { type HostedModel, HuggingFaceFields } from './huggingface-fields.tsx';
import { settingsMessages } from './messages.ts';
import { OllamaFields } from './ollama-fields.tsx';

/** The dialog in which visitors choose who receives their idea. Nothing changes until it is saved. */
export function SettingsDialog({
  choice,
  onSave,
  onClose,
}: {
  choice: ServiceChoice;
  onSave(choice: ServiceChoice): void;
  onClose(): void;
}) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { service: site, visitorServices, search } = useSettings();
  const [service, setService] = useState<ServiceChoice['service']>(choice.service);
  const [hosted, setHosted] = useState<HostedModel>(
    choice.service === 'huggingface' ? choice : { apiKey: '', model: HUGGING_FACE_MODEL },
  );
  const [localModel, setLocalModel] = useState(choice.service === 'ollama' ? choice.model : '');
  const [remember, setRemember] = useState(() => readStored(CHOICE_KEY) !== null);
  const [availability, setAvailability] = useState<BrowserModelAvailability>('unavailable');
  const [problem, setProblem] = useState<{ field?: 'token'; sentence: string }>();

  // Any change may fix the problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when these change.
  useEffect(() => setProblem(undefined), [service, hosted.apiKey, availability]);
  useEffect(() => {
    if (visitorServices.includes('browser')) void browserModelAvailability().then(setAvailability);
  }, [visitorServices]);

  const next: ServiceChoice =
    service === 'huggingface'
      ? { service, apiKey: hosted.apiKey.trim(), model: hosted.model.trim() || HUGGING_FACE_MODEL }
      : service === 'ollama'
        ? { service, model: localModel }
        : { service };
  const tokenMissing = next.service === 'huggingface' && next.apiKey === '';

  function save(event: FormEvent) {
    event.preventDefault();
    if (tokenMissing) return setProblem({ field: 'token', sentence: texts.tokenMissing });
    if (service === 'browser' && availability !== 'available') {
      return setProblem({ sentence: texts.browserNotReady });
    }
    const isRemembered = next.service !== 'site' && remember;
    const isStored = writeStored(CHOICE_KEY, isRemembered ? JSON.stringify(next) : undefined);
    onSave(next);
    if (isRemembered && !isStored) return setProblem({ sentence: texts.rememberFailed });
    close(event);
  }

  const siteNote = site
    ? `${texts.siteNote(capitalised(labelIn(site.label, language)), site.model)}${search ? ` ${texts.siteSearch(search.label)}` : ''}`
    : texts.siteWithoutAi;

  /** An option, with the fields of its service while it is selected. */
  const option = (name: ServiceChoice['service'], fields?: ReactNode) => (
    <div className="border-t border-line py-4">
      <Option
        type="radio"
        name="service"
        checked={service === name}
        onChange={() => setService(name)}
        label={texts[name]}
        note={name === 'site' ? siteNote : texts[`${name}Note`]}
      />
      {service === name && next.service !== 'site' && (
        <div className="mt-4 @3xs:pl-8">
          {fields}
          <ConnectionTest key={JSON.stringify(next)} choice={next} disabled={tokenMissing} />
          <div className="mt-5">
            <Option
              type="checkbox"
              checked={remember}
              onChange={({ target }) => setRemember(target.checked)}
              label={texts.remember}
              note={name === 'huggingface' ? texts.rememberToken : texts.rememberNote}
            />
          </div>
        </div>
      )}
    </div>
  );

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form onSubmit={save} noValidate className="@container hyphens-auto sm:hyphens-manual">
        <p className="mt-2 text-sm text-muted">{texts.intro}</p>
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{texts.title}</legend>
          {site && option('site')}
          {availability !== 'unavailable' &&
            option(
              'browser',
              <BrowserModelFields
                availability={availability}
                onAvailable={() => setAvailability('available')}
              />,
            )}
          {visitorServices.includes('ollama') &&
            option('ollama', <OllamaFields model={localModel} onModel={setLocalModel} />)}
          {visitorServices.includes('huggingface') &&
            option(
              'huggingface',
              <HuggingFaceFields
                value={hosted}
                onChange={setHosted}
                problem={problem?.field === 'token' ? problem.sentence : undefined}
              />,
            )}
          {!site && option('site')}
        </fieldset>
        <details className="border-t border-line py-4 text-sm" open={!site}>
          <summary className="min-h-6 cursor-pointer font-semibold">{texts.hosts}</summary>
          <p className="mt-2">{texts.hostsNote}</p>
          <div className="mt-2 grid gap-2">
            <Command label={texts.hostsToken}>HF_TOKEN=hf_… npm start</Command>
            <Command label={texts.hostsModel}>npm run model && npm start</Command>
          </div>
        </details>
        {problem && problem.field === undefined && <Alert className="mt-5">{problem.sentence}</Alert>}
        <div className="-bottom-6 -mx-4 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-4 @3xs:sticky sm:-mx-8 sm:px-8">
          <Button onClick={close}>{texts.cancel}</Button>
          <Button variant="primary" type="submit">
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Closes the dialog element itself, so that the browser returns the focus to where it was. */
function close({ currentTarget }: { currentTarget: EventTarget }): void {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
}
