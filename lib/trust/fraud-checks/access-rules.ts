import type { TextRule } from './text-rule';

const CODES =
  'It asks for a PIN, a code or a password. Nobody needs these to hire. They are used to steal from the applicant’s account.';

/** Codes, papers and chats that give others power over an applicant, or hide who is asking. */
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
      'It asks for photos of an identity card or a face. They are used to take out loans and register phone lines in the applicant’s name. An employer needs the card only after an offer.',
    all: [['idPhoto']],
    within: 0,
    unless: ['warns'],
  },
  {
    rule: 'chat-only',
    group: 'chat',
    level: 'warning',
    because:
      'Applications go to a chat, where nobody can tell who answers. Give an address at the employer’s own domain, or its own page.',
    all: [['chat'], ['chatAsk']],
    within: 8,
    unless: ['chatWork'],
  },
  {
    rule: 'kept-quiet',
    group: 'codes',
    level: 'warning',
    because:
      'It asks applicants to keep quiet, or not to ask the employer. Honest employers welcome questions.',
    all: [['hush']],
    within: 0,
    negatable: false,
  },
  {
    rule: 'papers-kept',
    group: 'law',
    level: 'warning',
    because:
      'Someone else keeps a worker’s papers. Nobody may hold an identity card, a passport or certificates to stop a person from leaving the job.',
    all: [['papers'], ['kept']],
    within: 14,
    unless: ['papersBack'],
  },
];
