import type { TextRule } from './text-rule';

const FEES =
  'It asks applicants for money. An employer may not charge for a job or a place; where a fee is paid, the listing is almost always a fraud.';
const CODES =
  'It asks for a PIN, a code or a password. Nobody needs these to hire: with them, money is taken from the applicant’s account.';
/** Money, papers and codes, chats. */
export const MONEY_RULES: readonly TextRule[] = [
  // Money
  {
    rule: 'fee-named',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['feeKind']],
    within: 0,
    notIn: ['perksAndBenefits', 'whyJoinUs'],
    unless: ['work', 'employerPays'],
  },
  {
    rule: 'fee-asked',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['pay'], ['fee', 'feeKind']],
    within: 8,
    unless: ['work', 'employerPays'],
  },
  {
    rule: 'amount-to-pay',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['youPay'], ['amount']],
    within: 8,
    unless: ['work', 'employerPays', 'invest'],
  },
  {
    rule: 'pay-for-things',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['pay'], ['purpose'], ['amount']],
    within: 10,
    unless: ['work', 'employerPays'],
  },
  {
    rule: 'fee-amount',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['fee', 'feeKind'], ['amount']],
    within: 8,
    unless: ['work', 'employerPays'],
  },
  {
    rule: 'refundable',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['refund'], ['amount', 'feeKind']],
    within: 12,
    unless: ['work', 'employerPays'],
  },
  {
    rule: 'till-number',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['till'], ['digits']],
    within: 5,
  },
  {
    rule: 'mobile-money',
    group: 'money',
    level: 'severe',
    because: FEES,
    all: [['youPay'], ['mpesa', 'till']],
    within: 6,
    unless: ['work', 'employerPays', 'pin', 'account'],
  },
  // Papers and codes
  {
    rule: 'code-asked',
    group: 'codes',
    level: 'severe',
    because: CODES,
    all: [['share'], ['pin', 'bankCard']],
    within: 8,
  },
  {
    rule: 'id-photo',
    group: 'codes',
    level: 'warning',
    because:
      'It asks for pictures of an identity card or a face. With them loans and lines are taken in the applicant’s name; an employer sees the card after an offer.',
    all: [['idPhoto']],
    within: 0,
  },
  // Chat
  {
    rule: 'chat-only',
    group: 'chat',
    level: 'warning',
    because:
      'Applications go to a chat, where nobody can tell who answers. Give an address at the employer’s own domain or a page of its own.',
    all: [['chat'], ['chatAsk']],
    within: 8,
    unless: ['chatWork'],
  },
];
