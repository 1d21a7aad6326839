import type { Language } from '../domain/language.ts';
import type { Plan } from '../domain/plan.ts';
import type { Results } from '../domain/report-file.ts';
import { numbersIn } from '../domain/written-number.ts';
import type { ExperimentsBlock } from './blocks.ts';
import { experimentScale } from './experiment-scale.ts';
import { planMessages } from './plan-messages.ts';
import { moneyText } from './quantity-text.ts';
import { reportMessages } from './report-messages.ts';

/** The experiments of a plan with their total, and with what the person noted about each. */
export function experimentsBlock(
  experiments: Plan['experiments'],
  results: Results | undefined,
  language: Language,
): ExperimentsBlock {
  const texts = reportMessages[language];
  const words = planMessages[language];
  const allDays = experiments.reduce((sum, { days }) => sum + days, 0);
  const cost = totalCost(
    experiments.map((each) => each.cost),
    language,
  );
  return {
    type: 'experiments',
    total: [words.tests(experiments.length), texts.days(allDays), ...(cost === undefined ? [] : [cost])].join(
      ' · ',
    ),
    heads: [words.headTest, words.headEffort, words.headResults],
    experiments: experiments.map((experiment, index) => {
      const { tests, how, days, goOnIf, stopIf } = experiment;
      const own = results?.experiments?.find((one) => one.index === index);
      const result = own?.result.trim() ?? '';
      return {
        index,
        title: own?.done ? texts.done(tests) : tests,
        share: allDays === 0 ? 0 : days / allDays,
        how: { name: texts.how, text: how },
        effort: [
          { name: texts.cost, text: experiment.cost },
          { name: texts.time, text: texts.days(days) },
        ],
        limits: [
          { name: texts.goOnIf, text: goOnIf, tone: 'success' },
          { name: texts.stopIf, text: stopIf, tone: 'destructive' },
        ],
        ...(result !== '' && { result: { name: texts.result, text: result, tone: 'info' as const } }),
        scale: experimentScale(experiment, result, language),
      };
    }),
  };
}

const CURRENCIES = { EUR: /€|eur/i, GBP: /£|gbp|pound|libra/i, USD: /\$|usd|d[oó]lar|dollar/i };
const ABOUT = /(?<!\p{L})(?:un[oa]s|aprox|alrededor|cerca|casi|about|around|roughly|some)|[~≈]/iu;
const NOTHING = /^(?:nada|gratis|nothing|free|none)\.?$/i;

/** The sum of costs that each name one amount in the same currency; `undefined` where one cannot be read. */
function totalCost(costs: readonly string[], language: Language): string | undefined {
  let sum = 0;
  const currencies = new Set<string>();
  for (const cost of costs) {
    if (NOTHING.test(cost.trim())) continue;
    const numbers = numbersIn(cost);
    const named = Object.entries(CURRENCIES).flatMap(([code, sign]) => (sign.test(cost) ? code : []));
    const [amount] = numbers ?? [];
    if (numbers?.length !== 1 || amount === undefined || amount < 0 || named.length !== 1) return undefined;
    sum += amount;
    currencies.add(named[0] as string);
  }
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) return undefined;
  const text = moneyText(sum, currency, language);
  return costs.some((cost) => ABOUT.test(cost)) ? planMessages[language].about(text) : text;
}
