import { cost as enCost } from './en/cost.ts';
import { customer as enCustomer } from './en/customer.ts';
import { customerCount as enCustomerCount } from './en/customer-count.ts';
import { denial as enDenial } from './en/denial.ts';
import { denialNot as enDenialNot } from './en/denial-not.ts';
import { difference as enDifference } from './en/difference.ts';
import { differenceWeak as enDifferenceWeak } from './en/difference-weak.ts';
import { evidence as enEvidence } from './en/evidence.ts';
import { evidenceNot as enEvidenceNot } from './en/evidence-not.ts';
import { evidenceOwn as enEvidenceOwn } from './en/evidence-own.ts';
import { future as enFuture } from './en/future.ts';
import { groups as enGroups } from './en/groups.ts';
import { offer as enOffer } from './en/offer.ts';
import { otherMoney as enOtherMoney } from './en/other-money.ts';
import { price as enPrice } from './en/price.ts';
import { priceShare as enPriceShare } from './en/price-share.ts';
import { problem as enProblem } from './en/problem.ts';
import { problemNot as enProblemNot } from './en/problem-not.ts';
import { proof as enProof } from './en/proof.ts';
import { refused as enRefused } from './en/refused.ts';
import { start as enStart } from './en/start.ts';
import { step as enStep } from './en/step.ts';
import { today as enToday } from './en/today.ts';
import { cost as esCost } from './es/cost.ts';
import { customer as esCustomer } from './es/customer.ts';
import { customerCount as esCustomerCount } from './es/customer-count.ts';
import { denial as esDenial } from './es/denial.ts';
import { denialNot as esDenialNot } from './es/denial-not.ts';
import { difference as esDifference } from './es/difference.ts';
import { differenceWeak as esDifferenceWeak } from './es/difference-weak.ts';
import { evidence as esEvidence } from './es/evidence.ts';
import { evidenceNot as esEvidenceNot } from './es/evidence-not.ts';
import { evidenceOwn as esEvidenceOwn } from './es/evidence-own.ts';
import { future as esFuture } from './es/future.ts';
import { groups as esGroups } from './es/groups.ts';
import { offer as esOffer } from './es/offer.ts';
import { otherMoney as esOtherMoney } from './es/other-money.ts';
import { price as esPrice } from './es/price.ts';
import { priceShare as esPriceShare } from './es/price-share.ts';
import { problem as esProblem } from './es/problem.ts';
import { problemNot as esProblemNot } from './es/problem-not.ts';
import { proof as esProof } from './es/proof.ts';
import { refused as esRefused } from './es/refused.ts';
import { start as esStart } from './es/start.ts';
import { step as esStep } from './es/step.ts';
import { today as esToday } from './es/today.ts';

/** Every word list that the reader needs, by language and by what it finds. */
export const LISTS = {
  es: {
    cost: esCost,
    customerCount: esCustomerCount,
    customer: esCustomer,
    denialNot: esDenialNot,
    denial: esDenial,
    differenceWeak: esDifferenceWeak,
    difference: esDifference,
    evidenceNot: esEvidenceNot,
    evidenceOwn: esEvidenceOwn,
    evidence: esEvidence,
    future: esFuture,
    groups: esGroups,
    offer: esOffer,
    otherMoney: esOtherMoney,
    priceShare: esPriceShare,
    price: esPrice,
    problemNot: esProblemNot,
    problem: esProblem,
    proof: esProof,
    refused: esRefused,
    start: esStart,
    step: esStep,
    today: esToday,
  },
  en: {
    cost: enCost,
    customerCount: enCustomerCount,
    customer: enCustomer,
    denialNot: enDenialNot,
    denial: enDenial,
    differenceWeak: enDifferenceWeak,
    difference: enDifference,
    evidenceNot: enEvidenceNot,
    evidenceOwn: enEvidenceOwn,
    evidence: enEvidence,
    future: enFuture,
    groups: enGroups,
    offer: enOffer,
    otherMoney: enOtherMoney,
    priceShare: enPriceShare,
    price: enPrice,
    problemNot: enProblemNot,
    problem: enProblem,
    proof: enProof,
    refused: enRefused,
    start: enStart,
    step: enStep,
    today: enToday,
  },
} as const;

export type ListName = keyof (typeof LISTS)['es'];
