import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CHAPTERS, type Chapter } from '../../document/chapters.ts';
import { messages as evidenceMessages } from '../../document/evidence-messages.ts';
import { messagesIn } from '../../document/messages.ts';
import { numberedItems } from '../../document/numbered-items.ts';
import type { ArrivedSections, ReportField } from '../../domain/report.ts';
import { Section } from '../ui/section.tsx';
import { CopyButton } from './copy-button.tsx';
import { List, None, Numbered, unique } from './lists.tsx';
import { OpportunitiesAndThreats } from './opportunities-and-threats.tsx';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';

const CONTENT: Readonly<Record<Chapter, () => ReactNode>> = {
  improvedIdea: ImprovedIdea,
  functionality: Functionality,
  targetAudience: Audience,
  valueProposition: () => <Text field="strategicAnalysis.valueProposition" lines={2} />,
  competition: Competition,
  problemsSolved: () => <List items={useReport().sections['strategicAnalysis.problemsSolved']} />,
  opportunitiesAndThreats: OpportunitiesAndThreats,
  alternativeApproaches: () => <Numbered items={useReport().sections.alternativeApproaches} />,
  monetization: Monetization,
  nameAndPitch: NameAndPitch,
};

/** The full analysis: its numbered chapters. */
export function Chapters() {
  const { texts } = useReport();
  return (
    <div className="grid grid-cols-1 gap-10">
      {CHAPTERS.map((chapter, index) => {
        const Content = CONTENT[chapter];
        return (
          <Section key={chapter} id={chapter} number={index + 1} title={texts[chapter]}>
            <Content />
          </Section>
        );
      })}
    </div>
  );
}

type TextField = {
  [Field in ReportField]: ArrivedSections[Field] extends string | undefined ? Field : never;
}[ReportField];

function Text({ field, lines }: { field: TextField; lines: number }) {
  const { sections } = useReport();
  const text = sections[field];
  return text === undefined ? <Pending lines={lines} /> : <Prose>{text}</Prose>;
}

function Prose({ children }: { children: string }) {
  return (
    <p
      dir="auto"
      className="max-w-measure whitespace-pre-line transition-opacity duration-500 starting:opacity-0"
    >
      {children}
    </p>
  );
}

function ImprovedIdea() {
  const { sections, texts } = useReport();
  return (
    <>
      <Text field="improvedIdea" lines={5} />
      {sections.improvedPoints && (
        <>
          <h3 className="mt-5 mb-2 text-base">{texts.improvedPoints}</h3>
          <List items={sections.improvedPoints} />
        </>
      )}
    </>
  );
}

function Functionality() {
  const { sections } = useReport();
  const { functionality, functionalityPoints } = sections;
  if (functionality === undefined) return <Pending lines={5} />;
  const numbered = numberedItems(functionality);
  if (numbered) {
    return (
      <>
        {numbered.intro && (
          <div className="mb-3">
            <Prose>{numbered.intro}</Prose>
          </div>
        )}
        <Numbered items={numbered.items} />
      </>
    );
  }
  return (
    <>
      <Prose>{functionality}</Prose>
      {functionalityPoints && (
        <div className="mt-4">
          <List items={functionalityPoints} />
        </div>
      )}
    </>
  );
}

function Audience() {
  const { sections } = useReport();
  const audience = sections['strategicAnalysis.targetAudience'];
  if (!audience) return <Pending lines={2} />;
  if (audience.length === 0) return <None />;
  return (
    <ul className="flex flex-wrap gap-2">
      {unique(audience).map(([key, item]) => (
        <li
          key={key}
          className="max-w-full rounded-2xl border border-line-strong bg-surface px-3.5 py-1 wrap-anywhere"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}

/** The model writes `name: description`. A longer text without a colon is a note, not a name to search for. */
const NAME_MAX_LENGTH = 60;

function Competition() {
  const { sections, texts, namesFrom, language, found } = useReport();
  const competition = sections['strategicAnalysis.competition'];
  const competitiveness = sections['strategicAnalysis.competitiveness'];
  if (!competition) return <Pending lines={6} />;
  if (competition.length === 0) return found ?? <p>{texts.noCompetition}</p>;
  return (
    <>
      {found && (
        <>
          {found}
          <h3 className="mt-6 mb-2 text-base">{messagesIn(evidenceMessages, language).remembered}</h3>
        </>
      )}
      <ul className="border-t border-line">
        {unique(competition).map(([key, item]) => (
          <Competitor key={key} text={item} />
        ))}
      </ul>
      <p className="mt-2 max-w-measure text-sm text-muted">{texts.notVerifiedWhy(namesFrom)}</p>
      <div className="mt-5">
        {competitiveness === undefined ? <Pending lines={3} /> : <Prose>{competitiveness}</Prose>}
      </div>
    </>
  );
}

function Competitor({ text }: { text: string }) {
  const { texts } = useReport();
  const colon = text.indexOf(': ');
  const name = (colon > 0 ? text.slice(0, colon) : text).trim();
  const description = colon > 0 ? text.slice(colon + 2) : '';
  const isName = name.length <= NAME_MAX_LENGTH;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-line py-2.5">
      <p className="min-w-0 flex-1 basis-72">
        {isName ? <b className="font-semibold">{name}</b> : text}
        {isName && description && <span>: {description}</span>}{' '}
        <span className="text-sm whitespace-nowrap text-muted">({texts.notVerified})</span>
      </p>
      {isName && (
        <a
          href={`https://duckduckgo.com/?q=${encodeURIComponent(name)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={texts.searchFor(name)}
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ember underline decoration-line-strong underline-offset-4 hover:text-ember-strong print:hidden"
        >
          {texts.search}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </li>
  );
}

function Monetization() {
  const { sections } = useReport();
  const { monetization } = sections;
  if (!monetization) return <Pending lines={4} />;
  if (monetization.length === 0) return <None />;
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {unique(monetization).map(([key, item]) => (
        <li key={key} className="border-t-2 border-ember bg-surface px-4 py-3.5">
          {item}
        </li>
      ))}
    </ul>
  );
}

function NameAndPitch() {
  const { sections, texts } = useReport();
  const { projectName, pitch } = sections;
  const nameId = useId();
  return (
    <div>
      {projectName === undefined ? (
        <Pending lines={1} className="w-48" />
      ) : (
        <p id={nameId} className="font-display text-3xl">
          {projectName}
        </p>
      )}
      {pitch === undefined ? (
        <Pending lines={3} />
      ) : (
        <>
          <blockquote className="mt-3 max-w-measure border-l-4 border-ember pl-5 font-display text-xl leading-relaxed whitespace-pre-line">
            {texts.quoted(pitch)}
          </blockquote>
          <CopyButton kind="pitch" text={() => pitch} className="mt-3" />
        </>
      )}
    </div>
  );
}
