import type { AnswerTask } from '../../domain/answer-service.ts';
import type { Values } from './answer-format.ts';
import { ANSWER_LANGUAGE, ideaBlock, ONLY_JSON } from './idea-block.ts';
import { BREAKDOWN_SHAPE, RUBRIC_TEXT, VERDICT_TEXT } from './rubric-text.ts';

const SHAPES: Readonly<Record<string, string>> = {
  verdict: '"verdict": "judged" | "not_an_idea" | "too_little_said" | "harmful"',
  scoreBreakdown: `"scoreBreakdown": ${BREAKDOWN_SHAPE}`,
};

/** A rating of the axes alone. Blind: it knows of no other rating of the same idea. */
export function ratingPrompt(task: AnswerTask): string {
  return ratingCompletingPrompt(task, Object.keys(SHAPES));
}

/** Asks for the missing parts alone; what is known is not shown, so that the rating stays blind. */
export function ratingCompletingPrompt(
  { idea, language }: AnswerTask,
  missing: readonly string[],
  _known?: Values,
): string {
  const shapes = missing.map((field) => SHAPES[field]).filter((shape) => shape !== undefined);
  return [
    'Eres un jurado independiente, exigente y justo, que valora ideas de negocio por lo que dice su texto y nada más. Sin halagos y sin suponer lo que falta.',
    VERDICT_TEXT,
    RUBRIC_TEXT,
    `FORMA DE LA RESPUESTA\nUn objeto JSON con estas claves, en este orden.\n{${shapes.join(', ')}}`,
    ONLY_JSON,
    ideaBlock(idea),
    ANSWER_LANGUAGE[language],
  ].join('\n\n');
}
