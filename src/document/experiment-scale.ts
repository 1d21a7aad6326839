import { type Counted, countedIn } from '../domain/condition.ts';
import { type Language, LOCALES } from '../domain/language.ts';
import type { Plan } from '../domain/plan.ts';
import type { ExperimentScale } from './blocks.ts';
import { planMessages } from './plan-messages.ts';
import { numberText } from './quantity-text.ts';

/** What a scale is long enough for, where no text says of how many: so many times the number to go on. */
const HEADROOM = 1.6;

const NOTED = { goOn: 'notedGoOn', doubt: 'notedDoubt', stop: 'notedStop' } as const;

interface Limits {
  /** To stop: at most so much. */
  stop: number;
  /** To go on: at least so much. */
  goOn: number;
  /** Shares from 0 to 1, and not numbers of cases. */
  isShare: boolean;
  /** Of how many cases. */
  of?: number | undefined;
  /** "Fewer than", "more than" a share. */
  isStopStrict?: boolean | undefined;
  isGoOnStrict?: boolean | undefined;
}

/**
 * The scale of an experiment: where it says stop, where it leaves doubt, where it says go on, and where what the person
 * noted lies on it.
 * @returns `undefined` where the two numbers cannot be read, or do not make a scale
 */
export function experimentScale(
  { goOnIf, stopIf }: Pick<Plan['experiments'][number], 'goOnIf' | 'stopIf'>,
  noted: string,
  language: Language,
): ExperimentScale | undefined {
  const limits = limitsOf(countedIn(goOnIf, language), countedIn(stopIf, language));
  if (!limits) return undefined;
  const { stop, goOn, isShare, of, isStopStrict, isGoOnStrict } = limits;
  const texts = planMessages[language];
  // Numbers of cases have a width of one; the picture ends in the middle of nothing.
  const unit = isShare ? 0 : 1;
  const most = isShare ? Math.min(1, goOn * HEADROOM) : (of ?? Math.ceil(goOn * HEADROOM));
  const place = (value: number) => Math.min(1, Math.max(0, value / (most + unit)));
  const text = (value: number) => valueText(value, isShare, language);
  const doubt = isShare || goOn - stop > 1;
  const found = valueOn(limits, countedIn(noted, language));
  const meaning =
    found === undefined
      ? undefined
      : (isGoOnStrict ? found > goOn : found >= goOn)
        ? 'goOn'
        : (isStopStrict ? found < stop : found <= stop)
          ? 'stop'
          : 'doubt';
  return {
    stopTo: place(stop + unit),
    goFrom: place(goOn),
    inWords: [
      texts.scaleStop(text(stop), isStopStrict),
      ...(doubt ? [texts.scaleDoubt] : []),
      texts.scaleGoOn(text(goOn), isGoOnStrict),
    ].join(' · '),
    ...(found !== undefined &&
      meaning && {
        noted: { at: place(found + unit / 2), meaning, inWords: texts[NOTED[meaning]](text(found)) },
      }),
  };
}

function valueText(value: number, isShare: boolean, language: Language): string {
  return isShare
    ? value.toLocaleString(LOCALES[language], { style: 'percent' })
    : numberText(value, language);
}

function limitsOf(goOn: Counted | undefined, stop: Counted | undefined): Limits | undefined {
  // "At most" to go on, or "at least" to stop, is a scale the other way round.
  if (!goOn || !stop || goOn.bound === 'most' || stop.bound === 'least') return undefined;
  const isOfOther = goOn.of !== undefined && stop.of !== undefined && goOn.of !== stop.of;
  const limits = goOn.isShare || stop.isShare || isOfOther ? shares(goOn, stop) : cases(goOn, stop);
  return limits && limits.stop >= 0 && limits.goOn > limits.stop ? limits : undefined;
}

function cases(goOn: Counted, stop: Counted): Limits {
  return {
    goOn: goOn.isStrict ? Math.floor(goOn.value) + 1 : goOn.value,
    stop: stop.isStrict ? Math.ceil(stop.value) - 1 : stop.value,
    isShare: false,
    of: goOn.of ?? stop.of,
  };
}

function shares(goOn: Counted, stop: Counted): Limits | undefined {
  const [high, low] = [shareOf(goOn), shareOf(stop)];
  return high === undefined || low === undefined
    ? undefined
    : { goOn: high, stop: low, isShare: true, isGoOnStrict: goOn.isStrict, isStopStrict: stop.isStrict };
}

/** None is the same share of any number. */
function shareOf({ value, isShare, of }: Counted): number | undefined {
  if (isShare || value === 0) return value;
  return of === undefined ? undefined : value / of;
}

/** A noted number in what the scale counts; `undefined` where it cannot be compared. */
function valueOn({ isShare, of }: Limits, noted: Counted | undefined): number | undefined {
  if (!noted) return undefined;
  if (isShare) return shareOf(noted);
  if (noted.isShare) return of === undefined ? undefined : noted.value * of;
  return of !== undefined && noted.of !== undefined ? (noted.value * of) / noted.of : noted.value;
}
