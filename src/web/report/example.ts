import type { Language } from '../../domain/language.ts';
import type { AxisRating, Report } from '../../domain/report.ts';
import { type ReportFile, reportFile } from '../../domain/report-file.ts';
import { AXES, type Axis, scoreFromRatings } from '../../domain/rubric.ts';

/** The level of the example on each axis, and where the level comes from. */
const RATINGS: Readonly<Record<Axis, Pick<AxisRating, 'level' | 'basis'>>> = {
  problem: { level: 4, basis: 'said' },
  market: { level: 3, basis: 'open' },
  difference: { level: 3, basis: 'known' },
  earning: { level: 4, basis: 'known' },
  feasibility: { level: 4, basis: 'known' },
  evidence: { level: 3, basis: 'said' },
};

/** The texts of the example in one language. */
interface ExampleTexts
  extends Omit<
    Report,
    'verdict' | 'scoreBreakdown' | 'score' | 'marketPotential' | 'complexity' | 'innovationLevel'
  > {
  idea: string;
  ratings: Readonly<Record<Axis, Pick<AxisRating, 'reason'>>>;
}

/** Shown in place of the model's name. */
const MODEL: Readonly<Record<Language, string>> = { es: 'ejemplo', en: 'example' };

/** The example report, written by hand: the texts of one language with the values that both languages share. */
export function exampleReport(language: Language, { idea, ratings, ...texts }: ExampleTexts): ReportFile {
  const scoreBreakdown = AXES.map((axis) => ({ axis, ...RATINGS[axis], ...ratings[axis] }));
  return reportFile(
    idea,
    {
      ...texts,
      verdict: 'judged',
      scoreBreakdown,
      score: scoreFromRatings(scoreBreakdown),
      marketPotential: 'medium',
      complexity: 'simple',
      innovationLevel: 'incremental',
    },
    {
      service: 'Crisol',
      model: MODEL[language],
      language,
      generatedAt: '2026-11-20T09:00:00.000Z',
    },
  );
}
