import type { Phrases } from '../text/phrases.ts';
import { SHADY } from './harm-sides.ts';
import * as w from './harm-words.ts';

/** What together makes a harm, whatever the order of the words. */
export interface HarmFamily {
  /** Each must stand in one sentence, the first not denied. */
  all: readonly Phrases[];
  /** Needs no "we" to be the offer: nobody names it so who does not do it or fight it. */
  grave?: true;
  /** Its words also meet in honest trades: something else must speak for harm. */
  faint?: true;
}

const grave = (...all: Phrases[]): HarmFamily => ({ all, grave: true });
const family = (...all: Phrases[]): HarmFamily => ({ all });
const faint = (...all: Phrases[]): HarmFamily => ({ all, faint: true });

export const FAMILIES: readonly HarmFamily[] = [
  // Forgery and counterfeits
  family(w.FALSE, w.DOCUMENTS),
  family(w.FALSE, w.REPUTE),
  faint(w.FALSE, w.PROMISES),
  faint(w.FALSE, w.BRANDS),
  family(w.FALSE, w.LUXURY),
  faint(w.PADDED, w.DOCUMENTS),
  faint(w.PADDED, w.REPUTE),
  faint(w.TO_ALTER, w.GAUGES),
  grave(w.TO_ALTER, w.TRUE_MARKS),
  grave(w.CLOCKED),
  grave(w.NO_STUDY, w.DOCUMENTS, w.TO_SELL),
  grave(w.MIGRANTS, w.FUNDS, w.CAPTIVITY),
  // Fraud
  grave(w.UPFRONT, w.NOT_DELIVERED),
  grave(w.PONZI),
  grave(w.RECRUITING, w.ENTRY_FEE),
  faint(w.GUARANTEE, w.HUGE_RETURN),
  grave(w.TO_POSE, w.AUTHORITY),
  faint(w.TO_TRICK, w.FRAIL),
  grave(w.TO_TRICK, w.FRAIL, w.SECRETS_OF_ACCESS),
  grave(w.TO_TRICK, w.AUTHORITY, w.SECRETS_OF_ACCESS),
  faint(w.TO_GRAB, w.SECRETS_OF_ACCESS),
  grave(w.TO_CREATE, w.FALSE, w.TO_CLAIM, w.SUBSIDIES),
  grave(w.ARSON, w.MISHAPS, w.INSURED),
  grave(w.TRAPS),
  grave(w.SIGN_OVER, w.UNAWARE),
  grave(w.MARKETS, w.PUMP),
  family(w.INSIDE, w.MARKETS),
  grave(w.GHOSTLY, w.FUNDS),
  grave(w.NEEDLESS, w.FUNDS, w.TO_BREAK),
  grave(w.NEEDLESS, w.FUNDS, w.FRAIL),
  grave(w.UNSEEN_BY, w.DOCUMENTS, w.TO_SELL),
  grave(w.MEATS, w.PASSED_OFF),
  grave(w.SHAM_MARRIAGE),
  grave(w.OTHERS_BLAME, w.FUNDS),
  // Usury
  grave(w.LOANS, w.HUGE_INTEREST),
  faint(w.LOANS, w.CRUEL_PLEDGE),
  grave(w.LOANS, w.CRUEL_PLEDGE, w.MUSCLE),
  // Theft
  family(w.TO_SELL, w.STOLEN, w.LOOT),
  grave(w.TO_GRAB, w.LOOT, w.TO_ORDER),
  faint(w.TO_CLONE, w.OTHERS_KEYS),
  // Unsafe goods
  family(w.SPOILT, w.CONSUMED, w.FED_TO),
  family(w.SPOILT, w.CONSUMED, w.TO_SELL),
  faint(w.UNTESTED, w.RISKY_GOODS),
  family(w.RISKY_GOODS, w.UNTESTED, w.TO_SELL),
  // Watching, exposing, blackmail
  grave(w.TO_WATCH, w.LOVER, w.UNKNOWN_TO),
  family(w.TO_WATCH, w.LOVER, w.BUG),
  family(w.TO_WATCH, w.WATCHED, w.UNKNOWN_TO),
  grave(w.WHO_WITH, w.LOVER),
  grave(w.HIDDEN_EYE, w.PRIVATE_ROOM),
  grave(w.EYES, w.LODGINGS, w.TO_GOSSIP),
  family(w.TO_FIND_OUT, w.WHEREABOUTS, w.TARGETS),
  grave(w.INTIMATE, w.FOR_SILENCE),
  grave(w.INTIMATE, w.TO_SHOW, w.UNCONSENTED),
  family(w.INTIMATE, w.UNCONSENTED, w.FOR_HIRE),
  faint(w.FOR_SILENCE, w.TO_SHOW),
  // Drugs and medicines
  family(w.HARD_DRUGS, w.TO_SELL),
  family(w.DRUGS, w.TO_SELL, w.MINORS),
  grave(w.CONTROLLED, w.NO_PRESCRIPTION),
  family(w.CONTROLLED, w.TO_SELL, w.MINORS),
  family(w.CONTROLLED, w.MOVED, w.MISUSERS),
  family(w.CANNABIS, w.TO_SELL),
  grave(w.TAPPED),
  family(w.LOVESTRUCK, w.FRAIL, w.UPFRONT),
  grave(w.TO_SEDATE, w.FRAIL, w.KEEP_QUIET),
  // Weapons and violence
  grave(w.WEAPONS, w.UNLICENSED, w.TO_SELL),
  grave(w.TO_HURT, w.FOR_HIRE),
  family(w.TO_THREATEN, w.THREATENED, w.UNTIL_THEY),
  family(w.TO_THREATEN, w.THREATENED),
  family(w.MUSCLE, w.THREATENED, w.UNTIL_THEY),
  grave(w.CUT_OFF, w.TENANTS, w.OUT_OF_HOME),
  // Work without freedom
  grave(w.MIGRANTS, w.CAPTIVITY),
  grave(w.WORKERS, w.CAPTIVITY),
  grave(w.CAPTIVITY, w.UNDERPAID),
  grave(w.MIGRANTS, w.UNDERPAID),
  faint(w.WORKERS, w.UNDERPAID),
  grave(w.CHILDREN, w.AT_WORK, w.CHEAP_HANDS),
  grave(w.GIRLS, w.SEX_TRADE, w.FORCED),
  grave(w.GIRLS, w.SEX_TRADE, w.CAPTIVITY),
  grave(w.TRADE_IN_BODIES),
  grave(w.TO_SMUGGLE, w.MIGRANTS),
  // Minors
  family(w.MINORS, w.VICES, w.TO_LURE),
  grave(w.MINORS, w.SEXUAL),
  // Hatred and exclusion
  grave(w.TO_EXCLUDE, w.SHUNNED, w.SELECTION),
  family(w.HATRED, w.TO_SPREAD),
  // Self-harm
  grave(w.TO_URGE, w.SELF_HARM),
  // Animals and nature
  grave(w.ANIMAL_FIGHTS),
  family(w.WILDLIFE, w.POACHED, w.TO_SELL),
  family(w.PETS, w.CRUELTY, w.FOR_SHOW),
  grave(w.TO_DUMP, w.WASTE, w.WILD_PLACE),
  grave(w.FELLED),
  // Health
  family(w.TO_CURE, w.ILLNESS, w.QUACKERY),
  grave(w.OFF_TREATMENT, w.QUACKERY),
  faint(w.OFF_TREATMENT, w.ILLNESS),
  grave(w.TO_STRAIGHTEN),
  family(w.MEDICAL_ACT, w.UNQUALIFIED),
  // Data and machines
  family(w.TO_SELL, w.PERSONAL_DATA, w.UNLAWFULLY_GOT),
  grave(w.MALWARE, w.TO_SELL),
  grave(w.CLICK_FARM),
  grave(w.RANSOM),
  family(w.TO_HACK, w.ELSES),
  faint(w.ENTERED, w.ELSES),
  // Public trust
  family(w.TO_BRIBE, w.OFFICIALS),
  faint(w.UNTAXED, w.TREASURY),
  grave(w.TO_HIDE, w.TILLS, w.TREASURY),
  family(w.FALSE, w.SUBSIDIES, w.TO_CLAIM),
  family(w.EXAMS, w.TO_CHEAT),
  faint(w.PIRACY, w.WORKS),
  family(w.LIES, w.SWAYED, w.TO_CREATE),
  family(w.LIES, w.TO_SPREAD),
  faint(w.TO_RUIN, w.RIVALS),
  family(w.TO_FIX, w.FIXED, w.COLLUSION),
];

/** What honest businesses hardly speak of: a few of these in one text, with nothing against them, make it a harm of no known kind. */
export const DARK: readonly Phrases[] = [
  w.UNSEEN_BY,
  w.MIGRANTS,
  w.CAPTIVITY,
  w.OFF_TREATMENT,
  w.NEEDLESS,
  w.NO_PRESCRIPTION,
  w.CANNABIS,
  w.HARD_DRUGS,
  w.NOT_DELIVERED,
  w.KEEP_QUIET,
  w.GHOSTLY,
  w.UNTIL_THEY,
  w.LOVER,
  w.WHO_WITH,
  w.CONTROLLED,
  w.SHUNNED,
  w.MALWARE,
  w.TO_HACK,
  w.CUT_OFF,
  w.TO_GOSSIP,
  w.POACHED,
  w.CRUELTY,
  w.CRUEL_PLEDGE,
  w.FALSE,
  w.TO_POSE,
  w.TO_TRICK,
  w.INTIMATE,
  w.SEXUAL,
  w.LIES,
  w.HATRED,
  w.STOLEN,
  w.UNLICENSED,
  w.UNLAWFULLY_GOT,
  w.UNQUALIFIED,
  w.UNDERPAID,
  w.SPOILT,
  w.TO_SEDATE,
  w.TO_BRIBE,
  ...Object.values(SHADY),
];
