import { seeded, type Random } from '@/dev/sample/random';
import { CIRCUMSTANCES } from '@/lib/trust/fraud-checks/circumstances';
import type { CheckedListing } from '@/lib/trust/fraud-checks/check-listing';
import { CONCEPTS } from '@/lib/trust/fraud-checks/concepts';
import { LEXICON } from '@/lib/trust/fraud-checks/lexicon';
import { LISTING_FIELDS } from '@/models/listing-fields';

/** A listing of the maximum length that is expensive to check. */
export interface DearListing {
  kind: string;
  listing: CheckedListing;
  /** The text of the attached document. */
  file: string;
}

const SEED = 45;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const LOOK_ALIKE = [...'асеорхуіѕԁһⅿ𝐩𝓪ｙａфｆｅéêñåＫαβεικνορτυχ', ...LETTERS];
const EMOJIS = ['😀', '👨‍👩‍👧', '🇰🇪', '👍🏿', '❤️', '🔥', '㊗', '①', '½'];

const phrasesOf = (table: Readonly<Record<string, string>>): string[] =>
  Object.values(table).flatMap((phrases) => phrases.split('|').map((phrase) => phrase.replace('*', '')));

/** Phrases that the fraud rules look for, and words that the fraud model combines. */
const TRIGGERS = [...phrasesOf(LEXICON), ...phrasesOf(CIRCUMSTANCES), ...phrasesOf(CONCEPTS)];
const FEES = ['pay', 'fee', 'registration', 'KES 500', 'never', 'no', 'but', 'till', 'your', 'send', 'money'];

const wordOf = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick(LETTERS)).join('');

/** Functions that return the next fragment of text for each kind of listing. */
const KINDS: Readonly<Record<string, (random: Random) => string>> = {
  'long words': (random) => `${wordOf(random, random.between(40, 400))} `,
  'no spaces': (random) => random.pick([wordOf(random, 60), '1234567890', "a'b-c.d/e_f@g"]),
  'short sentences': (random) => `${random.pick(TRIGGERS)}. `,
  'sentences of one letter': (random) => `${random.pick(LETTERS)}. `,
  emojis: (random) => random.pick(EMOJIS) + random.pick(['', ' ']),
  'rare characters': (random) =>
    String.fromCodePoint(random.pick([random.between(0xa0, 0x24ff), random.between(0xfb00, 0xffe0)])),
  'look-alike letters': (random) =>
    `${Array.from({ length: random.between(1, 9) }, () => random.pick(LOOK_ALIKE)).join('')} `,
  numbers: (random) =>
    random.pick(['1,500 ', 'KES 2000/- ', '18-24 ', '5k ', '0712345678 ', 'one ', 'elfu ', '1.', '1,']),
  links: (random) =>
    `${random.pick(['https://', 'www.', 'jobs@', 'bit.ly/', 'http://safaricom-'])}${wordOf(random, 5)}.${random.pick(['co.ke', 'site', 'com', 'xn--p1'])} `,
  triggers: (random) => `${random.pick(TRIGGERS)} `,
  'the same triggers': (random) => `${random.pick(FEES)} `,
  'one family of phrases': (random) => `${random.pick(TRIGGERS.slice(0, 40))} `,
  'pay by the hour': (random) =>
    random.pick(['pays ', 'earn about one hour of ', '1 hour ', 'salary of ', '9000 ']),
  'spelt letters': (random) => `${random.pick(LETTERS)}${random.pick([' ', '.', '\u200b'])}`,
  'everything at once': (random) => KINDS[random.pick(NAMES.slice(0, -1))]?.(random) ?? '',
};
const NAMES = Object.keys(KINDS);

/** Returns text of at most `length` characters, parts of which may repeat. */
function textOf(kind: string, random: Random, length: number): string {
  const piece = KINDS[kind];
  const unit = random.pick([length, length, 400]);
  let text = '';
  while (piece && text.length < unit) text += piece(random);
  return text.repeat(Math.ceil(length / Math.max(1, text.length))).slice(0, length);
}

function valueOf(
  kind: string,
  random: Random,
  { holds }: (typeof LISTING_FIELDS)[keyof typeof LISTING_FIELDS],
) {
  if (holds.kind === 'lines')
    return Array.from({ length: holds.maxItems }, () => textOf(kind, random, holds.maxLength));
  return 'maxLength' in holds ? textOf(kind, random, holds.maxLength) : undefined;
}

/** Number of characters in the attached document. */
const FILE = 30_000;

/** Yields listings of the maximum length, cycling through all kinds. The sequence is always the same. */
export function* dearListings(count: number): Generator<DearListing> {
  const random = seeded(SEED);
  for (let at = 0; at < count; at += 1) {
    const kind = NAMES[at % NAMES.length] ?? '';
    const values = Object.entries(LISTING_FIELDS).map(([name, field]) => [
      name,
      valueOf(kind, random, field),
    ]);
    const known = values.filter(([, value]) => value !== undefined);
    yield { kind, listing: Object.fromEntries(known) as CheckedListing, file: textOf(kind, random, FILE) };
  }
}
