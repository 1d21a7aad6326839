/**
 * The server as one Vercel function: `vercel.json` routes every path to it that is not a built file. Vercel runs
 * `npm run build` before it packs the function.
 */
process.env.NODE_ENV ??= 'production';
// Vercel's edge is the only proxy in front of the function, and replaces what a client writes into X-Forwarded-For.
process.env.TRUST_PROXY ??= '1';
if (process.env.VERCEL_PROJECT_PRODUCTION_URL) {
  process.env.SITE_URL ??= `https://${process.env.VERCEL_PROJECT_PRODUCTION_URL}`;
}
// Imported after these settings, because the module reads the environment when it is evaluated.
const { fetch } = await import('../dist/server/function.js');

export default { fetch };
