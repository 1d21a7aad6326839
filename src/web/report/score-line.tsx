import type { ScoreBlock } from '../../document/blocks.ts';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { BAND_COLOURS, Difference } from './score-card.tsx';

/** Band and score in one line, for screens where the card with the dial is below the text. */
export function ScoreLine({ score }: { score: ScoreBlock['score'] }) {
  const { isWriting, before } = useReport();
  if (!score) return isWriting && <Pending lines={1} className="flex h-8 w-56 max-w-full items-center" />;
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-lg font-semibold">
      <span className={BAND_COLOURS[score.band]}>{score.bandName} ·</span>
      {/* The dot is in the first part, so that no line begins with it. */}
      <span className="tabular-nums">
        {score.inWords}
        <Difference score={score.value} before={before} />
      </span>
    </p>
  );
}
