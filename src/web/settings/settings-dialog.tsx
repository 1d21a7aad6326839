import { type ReactNode, useState } from 'react';
import { HUGGING_FACE_MODEL } from '../../domain/default-services.ts';
import { capitalised } from '../../domain/number-wording.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { useSettings } from '../contexts.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { readStored, writeStored } from '../local-storage.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Option } from '../ui/option.tsx';
import { CHOICE_KEY, type ServiceChoice } from './choice.ts';
import { ConnectionTest } from './connection-test.tsx';
import { settingsMessages } from './messages.ts';
import { HuggingFaceFields, OllamaFields } from './service-fields.tsx';

type Drafts = { [Name in ServiceChoice['service']]: Extract<ServiceChoice, { service: Name }> };

const DEFAULT_DRAFTS: Drafts = {
  site: { service: 'site' },
  ollama: { service: 'ollama', model: '' },
  huggingface: { service: 'huggingface', apiKey: '', model: HUGGING_FACE_MODEL },
};

/**
 * The dialog in which visitors choose the service that receives their idea. Nothing changes until they save. Form and
 * button close the dialog element itself, so that the browser restores the focus.
 */
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
  const { service: site, visitorServices } = useSettings();
  const [service, setService] = useState(choice.service);
  const [drafts, setDrafts] = useState<Drafts>({ ...DEFAULT_DRAFTS, [choice.service]: choice });
  const [remember, setRemember] = useState(() => readStored(CHOICE_KEY) !== null);
  const [ollamaModels, setOllamaModels] = useState<readonly string[]>([]);
  const next = trimmed(drafts[service]);
  const changeDraft = (draft: ServiceChoice) => setDrafts({ ...drafts, [draft.service]: draft });

  function save() {
    writeStored(CHOICE_KEY, service !== 'site' && remember ? JSON.stringify(next) : undefined);
    onSave(next);
  }

  /** A service, with its fields while it is selected. */
  const option = (name: ServiceChoice['service'], fields?: ReactNode) => (
    <div className="border-t border-line py-4">
      <Option
        type="radio"
        name="service"
        checked={service === name}
        onChange={() => setService(name)}
        label={texts[name]}
        note={name === 'site' ? <SiteNote /> : texts[`${name}Note`]}
      />
      {service === name && next.service !== 'site' && (
        <div className="mt-4 @3xs:pl-8">
          {fields}
          <div className="mt-5">
            <Option
              type="checkbox"
              checked={remember}
              onChange={({ target }) => setRemember(target.checked)}
              label={texts.remember}
              note={next.service === 'huggingface' ? texts.rememberToken : texts.rememberNote}
            />
          </div>
        </div>
      )}
    </div>
  );

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form method="dialog" onSubmit={save} className="@container hyphens-auto sm:hyphens-manual">
        <p className="mt-2 text-sm text-muted">{texts.intro}</p>
        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{texts.title}</legend>
          {site && option('site')}
          {visitorServices.includes('ollama') &&
            option(
              'ollama',
              <OllamaFields
                model={drafts.ollama.model}
                models={ollamaModels}
                onModel={(model) => changeDraft({ service: 'ollama', model })}
              />,
            )}
          {visitorServices.includes('huggingface') &&
            option('huggingface', <HuggingFaceFields value={drafts.huggingface} onChange={changeDraft} />)}
          {!site && option('site')}
        </fieldset>
        <div className="-bottom-6 -mx-4 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-4 py-4 @3xs:sticky sm:-mx-8 sm:px-8">
          {next.service !== 'site' && (
            <ConnectionTest key={JSON.stringify(next)} choice={next} onModels={setOllamaModels} />
          )}
          <Button onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Explains the choice of this site's service. */
function SiteNote() {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const { service, search } = useSettings();
  if (!service) return texts.siteWithoutAi;
  const note = texts.siteNote(capitalised(labelIn(service.label, language)), service.model);
  return search ? `${note} ${texts.siteSearch(search.label)}` : note;
}

/** The choice as it is saved: without spaces around the fields. An empty Hugging Face model becomes the default. */
function trimmed(choice: ServiceChoice): ServiceChoice {
  if (choice.service === 'site') return choice;
  if (choice.service === 'ollama') return { ...choice, model: choice.model.trim() };
  return { ...choice, apiKey: choice.apiKey.trim(), model: choice.model.trim() || HUGGING_FACE_MODEL };
}

/** Says that the saved settings cannot be used, and which service is used instead. */
export function InvalidSettingsWarning({ label }: { label: string | undefined }) {
  const texts = useMessages(settingsMessages);
  const { language } = useLanguage();
  const title = label ? texts.invalidService(labelIn(label, language)) : texts.invalidServiceWithoutModel;
  return (
    <Alert tone="warning" title={title}>
      {texts.invalidHelp}
    </Alert>
  );
}
