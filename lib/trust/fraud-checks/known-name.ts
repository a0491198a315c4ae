import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { site } from '@/lib/platform/core/site';
import { KNOWN_EMPLOYERS, type KnownEmployer } from './known-employers';
import { MAX_NAME } from './max-name';
import { isNear } from './near';
import { folded, unleet } from './tokens';

const listed = (text: string): string[] => text.trim().split(/\s+/);

/** Words that people add to an employer's name: about hiring or help, legal forms and places. */
const ADDED = new Set([
  ...listed(
    'the of and at for a in by to ltd limited plc company co inc corporation corp llc llp group holdings',
  ),
  ...listed(
    'careers career jobs job hr recruitment recruiters recruiting recruiter hiring vacancies vacancy',
  ),
  ...listed(
    'internship internships intern interns attachment attachments graduate trainee programme program',
  ),
  ...listed(
    'official online portal office offices head headquarters hq branch department dept team desk agency',
  ),
  ...listed(
    'support help helpdesk customer care service services admin administrator administration security',
  ),
  ...listed(
    'account accounts verification verified payments payment billing finance human resources resource',
  ),
  ...listed(
    'kenya africa east african ke kenyan nairobi eldoret thika naivasha malindi kitale nanyuki ruiru lodwar',
  ),
  ...COUNTIES.flatMap((county) => county.toLowerCase().split(/[^a-z]+/)),
]);

const OURSELVES: KnownEmployer = {
  called: site.name,
  names: [],
  whole: [site.name.toLowerCase()],
  domains: [],
};

const ALL: readonly KnownEmployer[] = [...KNOWN_EMPLOYERS, OURSELVES];

const MAX_WORDS = 24;

/** A staff SACCO counts as a different employer, unless it is a known one. */
const SACCO = 'sacco';

/** A typo is allowed only in names with at least this many letters: main names, other names, and each word of either. */
const MIN_NEAR = 6;
const MIN_NEAR_OTHER = 7;
const MIN_NEAR_WORD = 3;

/** Replaces characters that look like other letters: "rn" becomes "m", "vv" becomes "w", and "l" becomes "i". */
const asRead = (word: string): string =>
  unleet(word).replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('l', 'i');

interface Named {
  employer: KnownEmployer;
  joined: string;
  /** The name as it looks to a reader. */
  read: string;
  count: number;
  isWhole: boolean;
  /** Whether it is long enough to be recognized with one typo. */
  isLong: boolean;
}

function namedBy(employer: KnownEmployer, name: string, isWhole: boolean): Named {
  const least = name === employer.names[0] ? MIN_NEAR : MIN_NEAR_OTHER;
  const parts = name.split(' ');
  const joined = parts.join('');
  const isLong =
    joined.length >= least && parts.every((part) => part.length >= MIN_NEAR_WORD || ADDED.has(part));
  return { employer, joined, read: asRead(joined), count: parts.length, isWhole, isLong };
}

const NAMED: readonly Named[] = ALL.flatMap((employer) => [
  ...employer.names.map((name) => namedBy(employer, name, false)),
  ...employer.whole.map((name) => namedBy(employer, name, true)),
]);

/** The words of a name in plain letters. Consecutive single letters count as one word: "K C B", "U.N." */
function wordsOf(name: string): string[] {
  const joined: string[] = [];
  let letters = '';
  const close = () => {
    if (letters !== '') joined.push(letters);
    letters = '';
  };
  for (const word of folded(name.slice(0, MAX_NAME))
    .replace(/['’ʼ]/g, '')
    .split(/[^a-z\d]+/)) {
    if (/^[a-z\d]$/.test(word)) letters += word;
    else if (word !== '') {
      close();
      joined.push(word);
    }
  }
  close();
  return joined.slice(0, MAX_WORDS);
}

/** Returns the words as typed, joined and in lower case. Here, a look-alike still differs from the name that it imitates. */
const typedWords = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .split(/[^\p{L}\d]+/u)
    .join('');

export interface KnownName {
  employer: KnownEmployer;
  isLookAlike: boolean;
}

const ADDED_AS_READ = Array.from(ADDED, asRead).filter((word) => word.length > 1);

/** True if a text consists only of words from `ADDED`. Continues only once from each position, even if several words end there. */
function isOnlyAdded(text: string): boolean {
  const reached = new Set([0]);
  for (const at of reached)
    for (const word of ADDED_AS_READ) if (text.startsWith(word, at)) reached.add(at + word.length);
  return reached.has(text.length);
}

interface Said {
  plain: readonly string[];
  read: readonly string[];
}

/** True if these words contain the known name: consecutive words joined together equal it, or a word is the name plus added words. */
function isAmong({ plain, read: heard }: Said, { joined, read, count, isLong }: Named): boolean {
  return heard.some((word, from) => {
    if (word.startsWith(read) && isOnlyAdded(word.slice(read.length))) return true;
    let [text, sound] = ['', ''];
    for (let to = from; to < Math.min(plain.length, from + Math.max(count + 1, 3)); to += 1) {
      text += plain[to] ?? '';
      sound += heard[to] ?? '';
      if (sound === read || (text.length === joined.length && asRead(text) === read)) return true;
      if (isLong && (isNear(sound, read) || isNear(unleet(text), joined))) return true;
      if (text.length > joined.length + 1) return false;
    }
    return false;
  });
}

const isWholeName = (core: string, { read }: Named): boolean => asRead(core) === read;

/**
 * Finds the well-known employer, or the site itself, whose name a company name contains or imitates. Recognizes abbreviations, trading
 * names, spaced or look-alike letters, one typo and joined words, whatever words follow.
 */
export function knownEmployerIn(company: string): KnownName | undefined {
  const words = wordsOf(company);
  const said = { plain: words, read: words.map(asRead) };
  const core = words.filter((word) => !ADDED.has(word)).join('');
  const isSacco = words.some((word) => word.startsWith(SACCO));
  const found = NAMED.find((named) => {
    if (isSacco && !named.joined.includes(SACCO)) return false;
    return named.isWhole ? core !== '' && isWholeName(core, named) : isAmong(said, named);
  });
  if (!found) return undefined;
  return {
    employer: found.employer,
    isLookAlike: !typedWords(company).includes(found.joined),
  };
}
