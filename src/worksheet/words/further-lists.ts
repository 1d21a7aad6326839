import {
  evidence as enEvidence,
  evidenceNot as enEvidenceNot,
  evidenceOwn as enEvidenceOwn,
} from './en/evidence.ts';
import { future as enFuture } from './en/future.ts';
import { offer as enOffer } from './en/offer.ts';
import { proof as enProof } from './en/proof.ts';
import { refused as enRefused } from './en/refused.ts';
import { step as enStep } from './en/step.ts';
import { today as enToday } from './en/today.ts';
import {
  evidence as esEvidence,
  evidenceNot as esEvidenceNot,
  evidenceOwn as esEvidenceOwn,
} from './es/evidence.ts';
import { future as esFuture } from './es/future.ts';
import { offer as esOffer } from './es/offer.ts';
import { proof as esProof } from './es/proof.ts';
import { refused as esRefused } from './es/refused.ts';
import { step as esStep } from './es/step.ts';
import { today as esToday } from './es/today.ts';

/** The lists that only the worksheet needs; apart, so that the checklist stays small. */
export const further = {
  today: { es: esToday, en: enToday },
  offer: { es: esOffer, en: enOffer },
  step: { es: esStep, en: enStep },
  evidence: { es: esEvidence, en: enEvidence },
  evidenceNot: { es: esEvidenceNot, en: enEvidenceNot },
  evidenceOwn: { es: esEvidenceOwn, en: enEvidenceOwn },
  proof: { es: esProof, en: enProof },
  future: { es: esFuture, en: enFuture },
  refused: { es: esRefused, en: enRefused },
} as const;
