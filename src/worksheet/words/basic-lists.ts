import { cost as enCost } from './en/cost.ts';
import { customer as enCustomer, customerCount as enCustomerCount } from './en/customer.ts';
import { denial as enDenial, denialNot as enDenialNot } from './en/denial.ts';
import { difference as enDifference, differenceWeak as enDifferenceWeak } from './en/difference.ts';
import { groups as enGroups } from './en/groups.ts';
import { otherMoney as enOtherMoney } from './en/other-money.ts';
import { own as enOwn } from './en/own.ts';
import { price as enPrice, priceShare as enPriceShare } from './en/price.ts';
import { problem as enProblem, problemNot as enProblemNot } from './en/problem.ts';
import { start as enStart } from './en/start.ts';
import { cost as esCost } from './es/cost.ts';
import { customer as esCustomer, customerCount as esCustomerCount } from './es/customer.ts';
import { denial as esDenial, denialNot as esDenialNot } from './es/denial.ts';
import { difference as esDifference, differenceWeak as esDifferenceWeak } from './es/difference.ts';
import { groups as esGroups } from './es/groups.ts';
import { otherMoney as esOtherMoney } from './es/other-money.ts';
import { own as esOwn } from './es/own.ts';
import { price as esPrice, priceShare as esPriceShare } from './es/price.ts';
import { problem as esProblem, problemNot as esProblemNot } from './es/problem.ts';
import { start as esStart } from './es/start.ts';

/** The lists of what the page’s checklist ticks. */
export const basic = {
  customer: { es: esCustomer, en: enCustomer },
  customerCount: { es: esCustomerCount, en: enCustomerCount },
  groups: { es: esGroups, en: enGroups },
  problem: { es: esProblem, en: enProblem },
  problemNot: { es: esProblemNot, en: enProblemNot },
  own: { es: esOwn, en: enOwn },
  price: { es: esPrice, en: enPrice },
  priceShare: { es: esPriceShare, en: enPriceShare },
  cost: { es: esCost, en: enCost },
  otherMoney: { es: esOtherMoney, en: enOtherMoney },
  difference: { es: esDifference, en: enDifference },
  differenceWeak: { es: esDifferenceWeak, en: enDifferenceWeak },
  start: { es: esStart, en: enStart },
  denial: { es: esDenial, en: enDenial },
  denialNot: { es: esDenialNot, en: enDenialNot },
} as const;
