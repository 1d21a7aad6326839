import type { ScoreBlock } from '../../document/blocks.ts';
import { Pending } from './pending.tsx';
import { useReport } from './report-context.ts';
import { BANDS, Difference } from './score-card.tsx';

/** Band and score in one line, for screens where the card with the dial is below the text. */
export function ScoreLine({ score }: { score: ScoreBlock['score'] }) {
  const { isWriting, before } = useReport();
  if (!score) return isWriting && <Pending lines={1} className="flex h-8 w-56 max-w-full items-center" />;
  const { icon: Icon, colour } = BANDS[score.band];
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-lg font-semibold">
      <Icon aria-hidden="true" className={`size-5 ${colour}`} />
      <span className={colour}>{score.bandName}</span>
      <span className="tabular-nums">
        · {score.inWords}
        <Difference score={score.value} before={before} />
      </span>
    </p>
  );
}
