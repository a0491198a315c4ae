import type { TextRule } from './text-rule';

const CODES =
  'It asks for a PIN, a code or a password. Nobody needs these to hire: with them, money is taken from the applicant’s account.';

/** Codes, papers and chats: what gives others power over an applicant, or hides who asks. */
export const ACCESS_RULES: readonly TextRule[] = [
  {
    rule: 'code-asked',
    group: 'codes',
    level: 'severe',
    because: CODES,
    all: [['share'], ['pin', 'bankCard']],
    within: 8,
    unless: ['warns'],
  },
  {
    rule: 'code-to-apply',
    group: 'codes',
    level: 'severe',
    because: CODES,
    all: [['pin', 'bankCard']],
    within: 0,
    unless: ['warns'],
    onlyIn: ['howToApply'],
  },
  {
    rule: 'log-in-asked',
    group: 'codes',
    level: 'severe',
    because: CODES,
    all: [['theirLogin']],
    within: 0,
  },
  {
    rule: 'id-photo',
    group: 'codes',
    level: 'warning',
    because:
      'It asks for pictures of an identity card or a face. With them loans and lines are taken in the applicant’s name; an employer sees the card after an offer.',
    all: [['idPhoto']],
    within: 0,
    unless: ['warns'],
  },
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
  {
    rule: 'kept-quiet',
    group: 'codes',
    level: 'warning',
    because: 'It asks applicants to keep quiet, or not to ask the employer. Honest employers can be asked.',
    all: [['hush']],
    within: 0,
    negatable: false,
  },
  {
    rule: 'papers-kept',
    group: 'law',
    level: 'warning',
    because:
      'Somebody else keeps the papers of a worker. Nobody may hold an identity card, a passport or certificates to keep a person at work.',
    all: [['papers'], ['kept']],
    within: 14,
    unless: ['papersBack'],
  },
];
