/** Abbreviations, from several languages, that are hardly ever words. */
const ABBREVIATION =
  /(?<![\p{L}\p{N}])(?:sra?|srta|dra?|dña|mrs?|ms|prof|rev|jr|st|inc|ltd|co|corp|c[ií]a|nº|n[uú]m|nr|p[aá]gs?|pp?|coop|aprox|approx|m[aá]x|m[ií]n|telf?|vs|ej|vol|dept|dpto|avd?a?|uds?|hab|prov|incl|excl|bzw|usw|inkl|zzgl|evtl|str|mrd|ee|uu|e\.g|i\.e|s\.[la]|u\.[sk])$/iu;
const INITIAL = /(?<![\p{L}\p{N}])\p{Lu}$/u;

/** Whether the full stop after a text belongs to its last word, and does not end a sentence. */
export function endsInAbbreviation(before: string): boolean {
  return ABBREVIATION.test(before) || INITIAL.test(before);
}
