import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { VisitorServiceName } from '../../domain/site-settings.ts';
import { type BrowserModelAvailability, browserModelAvailability } from '../../model/services/browser.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { useSettings } from '../ui/site-settings.tsx';
import { BrowserModelFields } from './browser-model-fields.tsx';
import { DEFAULT_MODEL, type ServiceChoice } from './choice.ts';
import { ConnectionTest } from './connection-test.tsx';
import { HostLines } from './host-lines.tsx';
import { HuggingFaceFields } from './huggingface-fields.tsx';
import { settingsMessages } from './messages.ts';
import { OllamaFields } from './ollama-fields.tsx';
import { forgetChoice, isRemembered, rememberChoice } from './remember-choice.ts';

const FIELD =
  'mt-1 block min-h-11 w-full rounded-control border border-line-strong bg-paper px-3 font-normal text-ink placeholder:text-muted';

/** The dialog in which visitors choose who receives their idea. Nothing changes until it is saved. */
export function SettingsDialog({
  choice,
  preselected,
  onSave,
  onClose,
}: {
  choice: ServiceChoice;
  /** The service selected when the dialog opens. */
  preselected: VisitorServiceName | undefined;
  onSave(choice: ServiceChoice): void;
  onClose(): void;
}) {
  const texts = useMessages(settingsMessages);
  const { service: site, visitorServices, search } = useSettings();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [service, setService] = useState<ServiceChoice['service']>(preselected ?? choice.service);
  const [apiKey, setApiKey] = useState(choice.service === 'huggingface' ? choice.apiKey : '');
  const [hostedModel, setHostedModel] = useState(
    choice.service === 'huggingface' ? choice.model : DEFAULT_MODEL,
  );
  const [localModel, setLocalModel] = useState(choice.service === 'ollama' ? choice.model : '');
  const [remember, setRemember] = useState(isRemembered);
  const [availability, setAvailability] = useState<BrowserModelAvailability>('unavailable');
  const [problem, setProblem] = useState<{ field?: 'token'; sentence: string }>();

  // Any change may fix the problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when these change.
  useEffect(() => setProblem(undefined), [service, apiKey, availability]);
  useEffect(() => {
    if (visitorServices.includes('browser')) void browserModelAvailability().then(setAvailability);
  }, [visitorServices]);
  // A modal <dialog> traps focus, closes on Escape and restores focus.
  useEffect(() => dialog.current?.showModal(), []);

  const next: ServiceChoice =
    service === 'huggingface'
      ? { service, apiKey: apiKey.trim(), model: hostedModel.trim() || DEFAULT_MODEL }
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
    if (next.service === 'site' || !remember) forgetChoice();
    else if (!rememberChoice(next)) {
      onSave(next);
      return setProblem({ sentence: texts.rememberFailed });
    }
    onSave(next);
    dialog.current?.close();
  }

  const tryAndRemember = next.service !== 'site' && (
    <>
      <ConnectionTest key={JSON.stringify(next)} choice={next} disabled={tokenMissing} />
      <label className="mt-5 flex min-h-6 items-start gap-3">
        <input
          type="checkbox"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          <span className="font-semibold">{texts.remember}</span>
          <span className="block text-sm text-muted">
            {next.service === 'huggingface' ? texts.rememberToken : texts.rememberNote}
          </span>
        </span>
      </label>
    </>
  );
  const siteOption = (
    <Option
      checked={service === 'site'}
      onChoose={() => setService('site')}
      label={texts.site}
      note={
        site.aiGenerated
          ? `${texts.siteNote(site.label, site.model)}${search ? ` ${texts.siteSearch(search.label)}` : ''}`
          : texts.siteWithoutAi
      }
    />
  );

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="@container m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-1rem))] overflow-y-auto wrap-anywhere rounded-xl border border-line bg-surface text-ink backdrop:bg-black/50"
    >
      <form
        onSubmit={save}
        noValidate
        className="px-3 pt-6 hyphens-auto @3xs:hyphens-manual @3xs:px-6 @md:px-8 @md:pt-8"
      >
        <h2 id={titleId} className="font-display text-2xl">
          {texts.title}
        </h2>
        <p className="mt-2 text-sm text-muted">{texts.intro}</p>

        <fieldset className="mt-5 min-w-0">
          <legend className="sr-only">{texts.title}</legend>
          {site.aiGenerated && siteOption}
          {availability !== 'unavailable' && (
            <Option
              checked={service === 'browser'}
              onChoose={() => setService('browser')}
              label={texts.browser}
              note={texts.browserNote}
            >
              <BrowserModelFields
                availability={availability}
                onAvailable={() => setAvailability('available')}
              />
              {tryAndRemember}
            </Option>
          )}
          {visitorServices.includes('ollama') && (
            <Option
              checked={service === 'ollama'}
              onChoose={() => setService('ollama')}
              label={texts.ollama}
              note={texts.ollamaNote}
            >
              <OllamaFields model={localModel} onModel={setLocalModel} fieldClass={FIELD} />
              {tryAndRemember}
            </Option>
          )}
          {visitorServices.includes('huggingface') && (
            <Option
              checked={service === 'huggingface'}
              onChoose={() => setService('huggingface')}
              label={texts.huggingface}
              note={texts.huggingfaceNote}
            >
              <HuggingFaceFields
                token={apiKey}
                onToken={setApiKey}
                model={hostedModel}
                onModel={setHostedModel}
                fieldClass={FIELD}
                problem={problem?.field === 'token' ? problem.sentence : undefined}
              />
              {tryAndRemember}
            </Option>
          )}
          {!site.aiGenerated && siteOption}
        </fieldset>

        <HostLines open={!site.aiGenerated} />
        {problem && problem.field === undefined && (
          <div className="mt-5">
            <Alert>{problem.sentence}</Alert>
          </div>
        )}
        <div className="bottom-0 -mx-3 mt-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-3 py-4 @3xs:sticky @3xs:-mx-6 @3xs:px-6 @md:-mx-8 @md:px-8">
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit">
            {texts.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function Option({
  checked,
  onChoose,
  label,
  note,
  children,
}: {
  checked: boolean;
  onChoose(): void;
  label: string;
  note: string;
  children?: ReactNode;
}) {
  return (
    <div className="border-t border-line py-4">
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="radio"
          name="service"
          checked={checked}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0"
        />
        <span>
          <span className="font-semibold">{label}</span>
          <span className="block text-sm text-muted">{note}</span>
        </span>
      </label>
      {checked && children !== undefined && <div className="mt-4 @3xs:pl-8">{children}</div>}
    </div>
  );
}
