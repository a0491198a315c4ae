import { CIRCUMSTANCE_LAWS } from './circumstance-laws';
import type { TextRule } from './text-rule';

const FAVOUR = 'It asks for looks or companionship, not work. Listings like this lead to abuse.';
const BEHIND =
  'It stops applicants from asking the named employer, or says that a person can do what this employer doesn’t. Honest employers welcome questions.';
const LINES =
  'It has workers open phone lines, accounts or companies in their own name for others. Workers are liable for what others do with these.';
const PARCELS =
  'It has people receive parcels that they may not open, or forward them under another name. This is how stolen and illegal goods are moved.';
const COST =
  'It makes applicants pay for something that the work requires. An employer may not charge for a job, and an agency may not charge candidates (L.N. 110/2016).';

const RULES: readonly Omit<TextRule, 'level'>[] = [
  {
    rule: 'private-meeting',
    group: 'favour',
    because: FAVOUR,
    all: [['meeting'], ['privatePlace', 'lateHour'], ['lateHour', 'alone', 'whoPays']],
    within: 14,
    unless: ['equal'],
  },
  {
    rule: 'body',
    isFirm: false,
    group: 'favour',
    because: FAVOUR,
    all: [['bareBody']],
    within: 0,
    unless: ['garmentWork'],
  },
  {
    rule: 'body-photo',
    isFirm: false,
    group: 'favour',
    because: FAVOUR,
    all: [['photo'], ['wholeBody']],
    within: 8,
  },
  {
    rule: 'warmth',
    isFirm: false,
    group: 'favour',
    because: FAVOUR,
    all: [['whoPays'], ['warm']],
    within: 8,
    unless: ['equal', 'work'],
  },
  { rule: 'night-company', group: 'favour', because: FAVOUR, all: [['nightWith']], within: 0 },
  {
    rule: 'parcels-unseen',
    group: 'pyramid',
    because: PARCELS,
    all: [['parcel'], ['blind']],
    within: 12,
    unless: ['deliveryWork', 'watches'],
    negatable: false,
  },
  {
    rule: 'cover-story',
    group: 'pyramid',
    because: 'It tells people what to say when someone asks. Honest work needs no cover story.',
    all: [['asker'], ['asking'], ['story']],
    within: 10,
  },
  {
    rule: 'split-sums',
    group: 'pyramid',
    because:
      'It splits payments so that nobody asks about them. That is money laundering, and the account holder is liable.',
    all: [['splitting'], ['onward'], ['amount', 'moneyMove', 'onward']],
    within: 12,
    unless: ['watches'],
  },
  {
    rule: 'lines-in-ones-name',
    group: 'pyramid',
    because: LINES,
    all: [['registering', 'handOver'], ['lineOrAccount'], ['inTheirName'], ['handOver']],
    within: 16,
    unless: ['ownPay', 'watches'],
  },
  {
    rule: 'pay-to-withdraw',
    group: 'pyramid',
    because: 'People must pay before they get paid. That is fraud, not a job.',
    all: [['topUp'], ['takeOut']],
    within: 12,
    unless: ['work', 'watches'],
  },
  {
    rule: 'vanishing-chat',
    group: 'chat',
    because: 'It asks for a chat that leaves no trace. Honest employers have nothing to hide.',
    all: [['vanishing']],
    within: 0,
    unless: ['watches'],
    negatable: false,
  },
  {
    rule: 'source-avoided',
    group: 'impersonation',
    because: BEHIND,
    all: [['avoiding'], ['body'], ['channel', 'goBetween']],
    within: 8,
    unless: ['watches'],
    negatable: false,
  },
  {
    rule: 'go-between',
    group: 'impersonation',
    because: BEHIND,
    all: [['goBetween'], ['body']],
    within: 14,
    negatable: false,
  },
  {
    rule: 'cost-of-ones-own',
    isFirm: false,
    group: 'money',
    because: COST,
    all: [['selfPaid'], ['costly', 'passage']],
    within: 10,
    unless: ['paidByThem'],
  },
  {
    rule: 'passage-paid',
    group: 'money',
    because: COST,
    all: [['passage'], ['cash', 'sum']],
    within: 6,
    unless: ['employerPays'],
  },
  {
    rule: 'pay-beyond-measure',
    group: 'pay',
    because: 'It promises pay or gifts far above the norm. Say what the work is and what it pays a month.',
    all: [['lavish'], ['wage', 'income', 'amount']],
    within: 10,
    unless: ['work'],
  },
  ...CIRCUMSTANCE_LAWS,
];

/** Words that are harmless alone but suspicious together, such as those about a meeting place, a parcel's route, or whom to ask. */
export const CIRCUMSTANCE_RULES: readonly TextRule[] = RULES.map((one) => ({
  level: 'warning',
  isFirm: true,
  ...one,
}));
