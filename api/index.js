/**
 * The product as one Vercel function: `vercel.json` sends every path here that is not a built file. Vercel builds
 * (`npm run build`) before it packs the function.
 */
process.env.NODE_ENV ??= 'production';
// Vercel's edge is the one proxy in front, and replaces what a client writes into X-Forwarded-For.
process.env.TRUST_PROXY ??= '1';
if (process.env.VERCEL_PROJECT_PRODUCTION_URL) {
  process.env.SITE_URL ??= `https://${process.env.VERCEL_PROJECT_PRODUCTION_URL}`;
}
// Imported only now, because it reads the environment when it is.
const { fetch } = await import('../dist/server/function.js');

export default { fetch };
