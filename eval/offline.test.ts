import { expect, test } from 'vitest';
import { worksheetService } from '../src/worksheet/service.ts';
import { calibrationSet } from './calibration-set.ts';
import { figures } from './figures.ts';
import { IDEA_CLASSES } from './ideas/idea.ts';
import { runSet } from './run-set.ts';
import { brokenThresholds } from './thresholds.ts';

/** Eighty whole analyses: a second or two, and more on a machine with other work. */
const TIMEOUT_MS = 60_000;

/** What the offline evaluator promises; the table it gives is in docs/calibration.md. */
test(
  'the offline evaluator keeps every threshold on the calibration set',
  async () => {
    const runs = await runSet(worksheetService());
    const found = figures(
      runs,
      IDEA_CLASSES.flatMap((ideaClass) => calibrationSet[ideaClass]),
    );
    expect(brokenThresholds(runs, found)).toEqual([]);
    expect(found).toMatchObject({ runs: 80, reports: 80, worthlessOver: [] });
    expect(found.pairsLost).toEqual([]);
    expect(found.validAtFirstTry.held).toBe(80);
    // Gibberish has no language of its own, its report has.
    expect(found.rightLanguage.held).toBe(80);
  },
  TIMEOUT_MS,
);
