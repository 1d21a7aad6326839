import { matches, type Phrases } from '../text/phrases.ts';
import { MAKING_IT } from './amounts.ts';
import {
  BUY_OURS,
  COMES_TO,
  COPULA,
  COST_NOUNS,
  COSTS_US,
  FUNDING,
  HIRED,
  INPUTS,
  LOSSES,
  MAKING,
  MARGINS,
  MARKETS,
  NEEDED,
  OF_WHICH,
  OTHERS,
  OUR_OFFER,
  PAYING_FOR,
  PREMISES,
  PRICE_NOUNS,
  REVENUES,
  SELLING,
  SHARES,
  SPENDING,
  TAKING,
  THEM,
  TOTALS,
  UNTIL_NOW,
  WE_LOSE,
  WE_RENT,
  WE_TAKE,
  WOULD_PAY,
} from './earning-words.ts';

/**
 * What an amount is: what we ask, what we spend or are left with, what customers lose or spend today, what others ask,
 * what has come in, what a whole market turns over; `other` is denied, lent or given.
 */
export type Role = 'price' | 'cost' | 'pain' | 'rival' | 'revenue' | 'size' | 'other';

export interface Reading {
  role: Role;
  /** The words leave no doubt of the role. */
  sure: boolean;
}

export const sure = (role: Role): Reading => ({ role, sure: true });
export const unsure = (role: Role): Reading => ({ role, sure: false });

/** What is read for an amount: the words, and whether those who tell have spoken of themselves before in the sentence. */
export interface Window {
  /** With the amount itself as 1. */
  words: string;
  /** The words before it and the two after. */
  lead: string;
  before: string;
  after: string;
  own: boolean;
  ownEarlier: boolean;
}

/** Less money than this is no market's size, in any currency. */
const MARKET_LEAST = 1_000_000;

/** Asking a price, of others: "cobran", "a tailor charges". */
const THEY_ASK =
  /(?<!se )(?<![a-z])(?:piden?|cobran?|facturan|venden?|alquilan?|arriendan?|rentan|charges|(?:sells|rents|leases)(?! (?:at|for))|bills|asks)(?![a-z])/;
const WE_ASK =
  /(?<![a-z])(?:(?:cobr|vend|revend|alquil|arrend|rent|ofrec|ped)(?:amos|emos|imos|aremos|eremos|iremos|ariamos|eriamos|iriamos|are|ere|aria|eria|iria)|(?:we|i)(?:'?d|'?ll| would| will| could| can| also| only| now)? (?:charge|sell|resell|rent|lease|hire|let|ask|bill|offer)|cobro|vendo|revendo|alquilo|arriendo|ofrezco|pido|se (?:cobra|vende|alquila|arrienda|renta)\w{0,5})(?![a-z])/;
/** Asking a price, with nobody named: passive, infinitive. */
const ONE_ASKS =
  /(?<![a-z])(?:(?:to|is|are|be|was|were) (?:re)?(?:charged?|sell|sold|rent|rented|hired|let)|sold|charged|rented|leased|(?:sells|rents|leases) (?:at|for)|charging|(?:hire|rental|sale|lease) of|(?:alquiler|venta|arriendo|renta) de|(?:on|for) (?:hire|rent|sale|loan)|(?:re)?selling|renting|(?<=^\W*)(?:charge|ask|bill|sell|rent)|cobrar\w{0,3}|(?:re)?vender\w{0,3}|alquilar\w{0,3})(?![a-z])/;

/** Something is made for so much, by nobody named: "se cosen por", "is printed for". */
const IS_MADE =
  /(?<![a-z])(?:se [a-z]{3,10}[ae]n?|(?:is|are|was|were) [a-z]{2,12}(?:ed|wn|de|lt|nt|ne))(?![a-z]).{0,40} (?:por|for|at|a) 1/;
/** "£5,000 in servers", "3,10 € entre gasolina y tiempo". */
const IN_INPUTS = /^(?:\s\S+){0,5}\s(?:in|on|of|en|de|entre|between)\s/;
/** Three things or more, or two doings, named before an amount without a verb: "thread, pillow and snack: 18". */
const SEVERAL =
  /(?:^|[.;\n])\s*(?:(?:\p{L}+ ){0,3}\p{L}+, (?:\p{L}+ ){0,3}\p{L}+,? (?:y|e|and) (?:\p{L}+ ){0,3}\p{L}+|\p{L}+(?:[aei]r|ing)l?[aeo]?s?,? (?:(?:\p{L}+ ){0,2}\p{L}+, )?(?:y|e|and) \p{L}+(?:[aei]r|ing)l?[aeo]?s?)[:,]\s?$/u;
/** Characters before an amount within which it is said to fall on us. */
const COST_REACH = 40;
const FOR_US = /1.{0,12} for (?:us|me)(?![a-z])/;
/** Someone puts it up at a price. */
const LISTS =
  /(?<![a-z])(?:lists?|puts? up|offers?|advertises?|lets?|anuncian?|ponen?|ofrecen?|ceden?)(?![a-z])/;
/** Two things as the subject of one cost: "film and travel cost". */
const TOGETHER =
  /(?<![a-z])(?:y|and) (?:\S+ ){1,3}(?:cuestan|valen|salen|vienen|suponen|cost|come to|work out at|are)\s(?:\S+ )?$/;
/** What something was bought for. */
const HAS_COST =
  /(?<![a-z])(?:costo|costaron|(?:each|the|my|our|this|every) (?:[a-z-]+ ){1,2}cost(?: about| around)? 1)(?![a-z])/;
/** "We do it for 690". */
const FOR = /(?<![a-z])(?:por|for|at|a)\s(?:unos |unas |about |around |solo |just |only |some )?$/;
const STARTING_AT = /(?:desde|a partir de|from|starting at|starts at)\s(?:solo |just |only |unos |about )?$/;
/** Work as the subject of a cost: "restaurar cuesta", "fitting it costs". */
const WORK =
  /(?<![a-z])[a-z]{2,12}ing(?![a-z])|(?:^|[.,;:(]|(?<![a-z])(?:y|e|o|el|al|de|en|por|para|que|pero))\s*[a-z]{2,12}[aei]r(?:l[aeo]s?|se)?(?![a-z])/;

/** Others name a sum: "the large firms want 1", "quieren 1". */
const THEY_WANT =
  /(?<![a-z])(?:wants?|quotes?|demands?|asks?(?: for)?|quieren?|exigen?|piden?)\s(?:from |about |around |at least |up to |unos |unas |hasta |como minimo |al menos )?1/;
/** It falls on a customer: "costs the bank 1", "cuesta a la entidad 1"; "it costs" may be ours. */
const COSTS_SOMEONE =
  /[a-z] (?:cuestan?|costaba|suponen?|salen?)\s(?:a|al)\s(?:(?:la|el|los|las|cada|un|una)\s)?(?:[a-z]+\s){1,3}(?:unos |unas |hasta |alrededor de |cerca de )?1|(?<!\bit |this |that |which )(?<=[a-z] )(?:costs?|sets?) (?:the|an?|each|every|their) (?:[a-z]+\s){1,3}(?:back )?(?:about |around |some |up to |over |nearly )?1/;
/** What of a price is passed on. */
const GOES_TO = /^\s(?:goes? (?:to|on)|(?:se )?van? (?:a|al|en|para)) (?!l[ao]s? (?:baja|alza)|down|up)/;

/** What an amount of money is by the words around it; `undefined` where they say nothing. */
export function amountRole(
  window: Window,
  value: number,
  near: { adverse: boolean; earned: boolean },
): Reading | undefined {
  const { words, before, after, lead, own, ownEarlier } = window;
  const says = (phrases: Phrases) => matches(words, phrases);
  const ofOthers = says(OTHERS) || says(UNTIL_NOW);
  const comes = says(COMES_TO) || says(COPULA);
  if (value >= MARKET_LEAST && says(MARKETS)) return sure('size');
  if (says(NEEDED)) return sure('other');
  if (matches(`${before.slice(-COST_REACH)}1`, COSTS_US) || (comes && FOR_US.test(words)))
    return sure('cost');
  if (COSTS_SOMEONE.test(words) && !own) return sure('pain');
  if (says(THEM) && !own && (comes || says(COST_NOUNS))) return sure('pain');
  const asked = WE_ASK.test(before) || ONE_ASKS.test(before) || (own && matches(before, SELLING));
  if (says(LOSSES) && !asked && (!own || says(WE_LOSE))) return sure('pain');
  if ((says(COST_NOUNS) || says(MARGINS) || LONE_COST.test(before)) && !ofOthers) return sure('cost');
  if (MAKING_IT.test(before) || (comes && near.earned)) return sure('cost');
  if (matches(before, OF_WHICH) || GOES_TO.test(after)) return sure('cost');
  if (THEY_WANT.test(words) && !own && !ownEarlier) return sure('rival');
  if (says(WOULD_PAY)) return ofOthers ? sure('rival') : sure('price');
  if (says(FUNDING)) return sure('other');
  if (says(REVENUES)) return FOR.test(before) ? sure('price') : sure('revenue');
  const spent = matches(before, INPUTS) || (IN_INPUTS.test(after) && matches(after, INPUTS));
  if (spent && !near.adverse && !ofOthers && !(own && says(SELLING)) && !says(SPENDING))
    return unsure('cost');
  if (says(SELLING)) {
    if (says(WE_RENT) && says(PREMISES)) return unsure('cost');
    if (WE_ASK.test(words)) return sure('price');
    if (says(OTHERS) || (ofOthers && !own)) return sure('rival');
    if (THEY_ASK.test(words)) return own || ownEarlier ? unsure('rival') : sure('rival');
    if (own || ownEarlier || ONE_ASKS.test(words)) return sure('price');
    return sure('rival');
  }
  if (says(TOTALS) || (!own && !ownEarlier && SEVERAL.test(before)) || TOGETHER.test(before))
    return unsure('cost');
  if (matches(lead, PRICE_NOUNS) || STARTING_AT.test(before)) {
    if (ofOthers) return sure('rival');
    return near.adverse ? unsure('price') : sure('price');
  }
  if (says(BUY_OURS) && !ofOthers) return sure('price');
  if (says(SPENDING)) return own ? sure('cost') : sure('pain');
  if (says(PAYING_FOR)) return ofOthers ? sure('pain') : unsure('price');
  if (says(WE_TAKE)) return says(OF_WHICH) ? sure('cost') : unsure('price');
  if (says(TAKING)) return unsure('cost');
  if (comes) {
    if (says(OTHERS) || (ofOthers && !own)) return sure('rival');
    if (says(MAKING) || WORK.test(before) || HAS_COST.test(words) || matches(before, HIRED))
      return unsure('cost');
    return says(OUR_OFFER) || own ? sure('price') : unsure('price');
  }
  if (own && FOR.test(before)) return sure('price');
  if (!own && !ownEarlier && !LISTS.test(before) && (IS_MADE.test(words) || matches(before, HIRED)))
    return unsure('cost');
  return undefined;
}

/** "Cost, 9": the word stands alone. */
const LONE_COST = /(?:^|[.,;:])\s*costs?\s?[,:;]*\s*$/;

/** A share of a market to be won. */
const ONLY_IF =
  /(?<![a-z])(?:if|si|con (?:que|solo|llevarnos|conseguir|captar)|just|capturing|tan solo)(?![a-z])/;

/** By how much something went up or down. */
const CHANGED =
  /(?<![a-z])(?:f[ae]ll(?:s|en)?|drop(?:s|ped)|down|rose|rises?|risen|(?:go|goes|gone|went) (?:up|down)|cut(?:s|ting)?|sav(?:e|es|ed|ing)|reduc\w+|baj(?:a|an|o|aron|ado)|sub(?:e|en|io|ieron|ido)|ca(?:e|en|yo|yeron|ido)|ahorr\w+|recort\w+)(?: [a-z]+){0,3}\s(?:(?:by|un|el|a|en|hasta|up|to) ){0,2}$/;
const OF_THE = /^\s(?:of|de|del)\s/;

/** What a share is: asked for selling or saving, or what is left or spent; most shares are neither. */
export function shareRole(
  { words, before, after, own, ownEarlier }: Window,
  adverse: boolean,
): Reading | undefined {
  const says = (phrases: Phrases) => matches(words, phrases);
  const ofOthers = says(OTHERS) || says(UNTIL_NOW);
  if (says(MARKETS) || ONLY_IF.test(before) || (says(FUNDING) && !says(SHARES))) return undefined;
  if (matches(before.slice(-COST_REACH), COSTS_US)) return sure('cost');
  if (says(MARGINS) || says(COST_NOUNS)) return ofOthers || says(LOSSES) ? undefined : sure('cost');
  if (matches(before, WE_TAKE)) return sure('price');
  if (
    (own || ownEarlier) &&
    /(?<![a-z])(?:por|for)\s(?:el |un |una |a |just |only |solo )?$/.test(before) &&
    OF_THE.test(after)
  )
    return sure('price');
  if (says(SHARES)) {
    if (ofOthers || (THEY_ASK.test(words) && !own)) return sure('rival');
    return WE_ASK.test(words) || (own && says(SELLING)) || says(WE_TAKE) ? sure('price') : unsure('price');
  }
  if (says(PAYING_FOR) && /^\s(?:of|de)\s/.test(after) && !ofOthers && !adverse && !own)
    return unsure('price');
  if (says(SELLING)) {
    if (WE_ASK.test(words) || own) return sure('price');
    return THEY_ASK.test(words) || ofOthers ? sure('rival') : undefined;
  }
  if (CHANGED.test(before)) return undefined;
  if (matches(before, INPUTS) || (IN_INPUTS.test(after) && matches(after, INPUTS))) return sure('cost');
  if (matches(before, TAKING)) return unsure('cost');
  return undefined;
}
