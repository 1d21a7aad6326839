import { shapesOfAxes } from './shapes/axes.ts';
import { shapesOfDocuments } from './shapes/documents.ts';
import { shapesOfLists } from './shapes/lists.ts';
import type { Shape } from './shapes/shape.ts';
import { shapesOfChoices, shapesOfTexts } from './shapes/texts.ts';

/** Valid answers in other shapes than the requested one. */
export const SHAPES: readonly Shape[] = [
  ...shapesOfAxes,
  ...shapesOfLists,
  ...shapesOfTexts,
  ...shapesOfChoices,
  ...shapesOfDocuments,
];
