/** Halvings of the interval: more than the digits of a number. */
const HALVINGS = 60;

/**
 * The quantile of the beta distribution with whole parameters: the x that a value of it does not exceed with the given
 * probability. The share of wanted texts below the `a`-th lowest of a + b − 1 has this distribution.
 */
export function betaQuantile(probability: number, a: number, b: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (atLeast(a, a + b - 1, middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability of at least `least` successes in `trials`: it equals the beta distribution up to `chance`. */
function atLeast(least: number, trials: number, chance: number): number {
  let below = 0;
  let logOfWays = 0;
  for (let successes = 0; successes < least; successes += 1) {
    if (successes > 0) logOfWays += Math.log((trials - successes + 1) / successes);
    below += Math.exp(logOfWays + successes * Math.log(chance) + (trials - successes) * Math.log1p(-chance));
  }
  return 1 - below;
}
