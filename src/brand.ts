/**
 * Name, tagline, legal identity and colours of this installation, for page, server and PDF. The contact link is a setting,
 * `CONTACT_URL`. After changing colours, also change `src/web/styles.css` and `public/icon.svg`. After changing the
 * name, tagline or colours, run `node scripts/pictures.js`, which draws the pictures in `public/`.
 */
export const brand = {
  name: 'Crisol',
  /** Name of the command and of downloads; prefix of keys in browser storage (`crisol_lang`) and in Redis, and of metrics. */
  slug: 'crisol',
  tagline: { es: 'Potencia tu próxima idea', en: 'Boost your next idea' },
  /** Who is legally responsible for this installation. The legal pages show `null` as "not filled in yet". */
  legal: {
    /** Name of the person or company that hosts this installation. */
    owner: null as string | null,
    /** E-mail or postal address for questions about data and rights. */
    contact: null as string | null,
    /** Country whose law applies. */
    country: null as string | null,
    /** Date (YYYY-MM-DD) on which the legal texts were last changed. */
    updated: '2026-11-28',
  },
  /** sRGB, hexadecimal. `ember` is the accent. `src/web/styles.css` repeats the four colours and adds shades. */
  colours: {
    ember: '#b5400f',
    paper: '#faf6f0',
    ink: '#1f1a17',
    night: '#171412',
  },
} as const;
