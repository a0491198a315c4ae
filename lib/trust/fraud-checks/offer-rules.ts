import type { TextRule } from './text-rule';

const MULE =
  'It asks people to move money through their own account or phone line. That is money laundering, and the account holder is liable.';
const PYRAMID =
  'It pays people for recruiting others or for paying in money. That is a pyramid scheme, not a job.';
/** Suspicious offers: work as a money mule, pyramid schemes, pay too good to be true, and favours. */
export const OFFER_RULES: readonly TextRule[] = [
  {
    rule: 'money-mule',
    group: 'pyramid',
    level: 'severe',
    because: MULE,
    all: [['account'], ['moneyMove']],
    within: 24,
  },
  {
    rule: 'account-for-rent',
    group: 'pyramid',
    level: 'severe',
    because: MULE,
    all: [['lineRent']],
    within: 0,
  },
  { rule: 'recruiting', group: 'pyramid', level: 'severe', because: PYRAMID, all: [['recruit']], within: 0 },
  { rule: 'paying-in', group: 'pyramid', level: 'severe', because: PYRAMID, all: [['invest']], within: 0 },
  {
    rule: 'easy-money',
    group: 'pay',
    level: 'warning',
    because:
      'It promises a lot of money for work that takes no skill. Say what the work is and what it pays a month.',
    all: [['easy'], ['earn'], ['amount']],
    within: 14,
    negatable: false,
  },
  {
    rule: 'daily-earnings',
    group: 'pay',
    level: 'warning',
    because: 'It promises earnings by the day or week. Say what the work is and what it pays a month.',
    all: [['earn'], ['cash'], ['period']],
    within: 8,
    unless: ['employerPays'],
    negatable: false,
  },
  {
    rule: 'looks',
    group: 'favour',
    level: 'severe',
    because: 'It asks for looks or companionship, not work. Listings like this lead to abuse.',
    all: [['looks']],
    within: 0,
  },
];
