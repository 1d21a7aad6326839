import type { ServiceName } from '../../domain/answer-service.ts';
import { labelIn } from '../../domain/service-wording.ts';
import { useAnalysisContext } from '../analysis/analysis-context.ts';
import { useLanguage, useMessages } from '../i18n/language.tsx';
import { ideaMessages } from './messages.ts';

/** Says who will receive the idea, before it is sent, with a button to choose another model. */
export function Recipient({
  service,
}: {
  service: { name: ServiceName; label: string; model: string | undefined } | null;
}) {
  const { bySite, connect } = useAnalysisContext();
  const texts = useMessages(ideaMessages);
  const { language } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p>
        {!service
          ? texts.recipientRules
          : bySite
            ? texts.recipientSite(
                service.model ?? '',
                service.name === 'openai' ? undefined : labelIn(service.label, language),
              )
            : texts.recipientVisitor(service.label, service.model)}{' '}
        {texts.noSecrets}
      </p>
      {connect && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={connect}
          className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong"
        >
          {texts.connect}
        </button>
      )}
    </div>
  );
}
