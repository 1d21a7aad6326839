/**
 * Everything that makes this installation *this* one: name, tagline, identity and colours are taken from here by the
 * page, the server and the PDF. The contact link alone is a setting, `CONTACT_URL`. With another name or tagline, draw the
 * pictures in `public/` again (`node scripts/pictures.js`); with other colours also change `src/web/styles.css` and
 * `public/icon.svg`.
 */
export const brand = {
  name: 'Crisol',
  /** Prefix of storage keys (`crisol_lang`, `crisol_ai`) and of headers of its own. */
  slug: 'crisol',
  tagline: { es: 'Potencia tu próxima idea', en: 'Boost your next idea' },
  /**
   * Who answers for this installation in law. `null` is shown on the legal pages as "not filled in yet";
   * nothing is invented in its place.
   */
  legal: {
    /** Name of the person or company that hosts this installation. */
    owner: null as string | null,
    /** How to reach them about data and rights: an e-mail or postal address. */
    contact: null as string | null,
    /** Country whose law applies. */
    country: null as string | null,
    /** Date (YYYY-MM-DD) on which the legal texts were last changed. */
    updated: '2026-11-24',
  },
  /** sRGB hex. `ember` is the one accent; `src/web/styles.css` repeats these four and adds the shades. */
  colours: {
    ember: '#b5400f',
    paper: '#faf6f0',
    ink: '#1f1a17',
    night: '#171412',
  },
} as const;
