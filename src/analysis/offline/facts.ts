import type { Language } from '../idea.ts';
import type { Axis } from '../rubric.ts';
import type { Evaluation } from './levels.ts';
import { proposes } from './refusals/not-an-idea.ts';
import { customerName } from './signals/customer.ts';
import { placeName } from './signals/market.ts';
import { quoted } from './signals/read-signals.ts';
import type { Span } from './text/read-text.ts';
import { en } from './wording/en.ts';
import { es } from './wording/es.ts';
import type { Facts, Wording } from './wording/facts.ts';

export const WORDINGS: Readonly<Record<Language, Wording>> = { es, en };

/** Longest opening of the text that is quoted as the offer, in UTF-16 units. */
const OFFER_MAX_LENGTH = 150;

/** The text's own fragments, quoted for the report. */
export function factsOf(evaluation: Evaluation, language: Language): Facts {
  const { signals, judgement } = evaluation;
  const { quote: marks } = WORDINGS[language];
  const at = (span: Span | undefined) => {
    const words = quoted(signals, span);
    return words === undefined ? undefined : marks(inner(words, language));
  };
  const customer = customerName(signals);
  const place = placeName(signals);
  return {
    offer: marks(inner(offerOf(evaluation), language)),
    customer: customer && marks(inner(customer, language)),
    problem: at(signals.problem.cost ?? signals.problem.pains[0]),
    workaround: at(signals.problem.workaround),
    price: at(signals.earning.price),
    margin: at(signals.earning.margin),
    difference: at(signals.difference.comparisons[0]),
    moat: at(signals.difference.moat),
    place: place && marks(place),
    size: at(signals.market.size),
    channel: at(signals.market.channel),
    built: at(signals.build.built),
    firstStep: at(signals.build.soon ?? signals.build.firstStep),
    evidence: at(signals.evidence.at),
    whyNow: at(signals.whyNow),
    boast: at(signals.boasts[0]),
    refused: judgement.at && marks(inner(exact(evaluation, judgement.at), language)),
  };
}

/** The very words, without what stands around them. */
function exact({ signals: { text } }: Evaluation, { start, end }: Span): string {
  const words = text.typed.slice(start, Math.min(end, start + OFFER_MAX_LENGTH));
  return wholeCharacters(words.replace(/\s+/g, ' ').trim());
}

/** Quotation marks inside a quotation change to the other kind, so that where it ends stays clear. */
function inner(text: string, language: Language): string {
  return language === 'es' ? text.replace(/[«»]/g, '"') : text.replace(/[“”]/g, "'");
}

function offerOf({ signals }: Evaluation): string {
  const { text } = signals;
  const opening = text.sentences.find(({ start, end }) => end - start > 12) ?? text.sentences[0];
  // Many texts open with the problem; what is offered comes in a later sentence.
  const isOffer = ({ start, end }: Span) => {
    const folded = text.folded.slice(start, end);
    return proposes({ ...text, folded }) || OWN_OFFER.test(folded);
  };
  const opensWithPain = signals.problem.pains.some((pain) => opening && pain.start < opening.end);
  const first =
    opening && opensWithPain && !isOffer(opening) ? (text.sentences.find(isOffer) ?? opening) : opening;
  if (!first) return '…';
  const words = text.typed.slice(first.start, first.end).replace(/\s+/g, ' ').trim();
  if (words.length <= OFFER_MAX_LENGTH) return words.replace(/[.,;:\s]+$/, '') || '…';
  const cut = words.slice(0, OFFER_MAX_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space > 40 ? cut.slice(0, space) : wholeCharacters(cut)).replace(/[.,;:\s]+$/, '')}…`;
}

/** "Nosotras hacemos esos trámites", "our tool checks": what those who tell do. */
const OWN_OFFER =
  /\b(?:nosotr[oa]s|nuestr[oa] (?:programa|app|servicio|sistema|equipo|herramienta|motor|software)|(?:hacemos|ponemos|ofrecemos|preparamos|enviamos|mandamos|recogemos|alquilamos|vendemos|montamos|damos|conectamos|cruzamos|prestamos|entregamos|fabricamos)|(?:preparo|alquilo|vendo|reparo|ofrezco)|(?:we|i) (?:do|put|stick|offer|make|send|rent|hire|sell|run|build|give|deliver|collect|blend|teach|repair|mend|provide)|our (?:software|tool|app|service|system|team|kit|engine)|with \w+ the)\b/;

/** Without half a surrogate pair at the end. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, '');
}

/** The fragment that earns an axis its level, between quotation marks. */
export function quoteAt({ signals, at }: Evaluation, axis: Axis, language: Language): string | undefined {
  const words = quoted(signals, at[axis]);
  return words === undefined ? undefined : WORDINGS[language].quote(inner(words, language));
}
