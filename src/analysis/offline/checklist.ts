/** What a complete idea says, in the order in which the page lists it. */
export const CHECKLIST_ITEMS = ['customer', 'problem', 'earning', 'difference', 'place'] as const;
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number];

const PATTERNS: Readonly<Record<ChecklistItem, RegExp>> = {
  customer: /\b(clientes?|para (los|las|quienes)|dirigid[oa]s? a|customers?|for (people|companies|small))\b/i,
  problem: /\b(problema|pierden|no pueden|problem|struggle|waste|lose)/i,
  earning: /\d\s?(€|euros?|%)|[$£€]\s?\d|\b(suscripci[oó]n|comisi[oó]n|subscription|commission)/i,
  difference: /\b(a diferencia de|en vez de|unlike|instead of|competidores|competitors)/i,
  place: /\b(España|Madrid|Barcelona|México|Argentina|Colombia|UK|London|United States|online)\b/i,
};

/** Which of the five things the text says. */
export function ideaChecklist(text: string): Record<ChecklistItem, boolean> {
  return Object.fromEntries(CHECKLIST_ITEMS.map((item) => [item, PATTERNS[item].test(text)])) as Record<
    ChecklistItem,
    boolean
  >;
}
