import type { UserName, UserRecord } from '@/models/user';

const REMOVED = '[removed]';

export type Person = Pick<UserRecord, 'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'pendingEmail'> & {
  pastEmails?: string[];
  pastNames?: UserName[];
};

/** Every e-mail address the person has, has had, or has requested. */
export const addressesOf = ({ email, pendingEmail, pastEmails = [] }: Person): string[] => [
  ...new Set([email, ...(pendingEmail === null ? [] : [pendingEmail]), ...pastEmails]),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name with any apostrophe or none, any hyphen, and any number of spaces. */
const spelt = (name: string): string =>
  escaped(name).replaceAll('’', "['’‘ʼ`]?").replaceAll('-', '[-‐‑ ]').replaceAll(' ', '\\s+');

/** Matches whole words only. */
const words = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${spelt(text)}(?![\\p{L}\\p{N}])`, flags);

/** Separators between two digits of a phone number. */
const GAP = String.raw`[\s\p{Cf}\p{Pd}()[\].,/]{0,4}`;

/** Matches a Kenyan number in any notation: see `tidyPhone`. */
const phone = (number: string): RegExp => {
  const code = String.raw`\(?(?:(?:\+|00)${GAP})?254${GAP}(?:0${GAP})?`;
  const digits = [...number.slice(1)].join(GAP);
  return new RegExp(String.raw`(?<!\d)(?:${code}|\(?0${GAP})?${digits}(?!\d)`, 'gu');
};

/** Shorter names are too often ordinary words. */
const MIN_NAME_LENGTH = 3;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Both names, and each of their words except short ones such as `wa`. */
const namesIn = ({ firstName, lastName }: UserName): string[] =>
  [firstName, lastName]
    .flatMap((name) => [name, ...name.split(/[ -]/)])
    .filter((name) => name.length >= MIN_NAME_LENGTH);

const patternsOf = (name: UserName): RegExp[] => [
  words(`${name.firstName} ${name.lastName}`, 'giu'),
  ...namesIn(name).flatMap((one) => [
    words(one, 'gu'),
    words(capitalised(one), 'gu'),
    words(one.toUpperCase(), 'gu'),
  ]),
];

/** Returns a function that removes a person's past and present addresses, phone number and names from a string. */
export function redaction(person: Person): (text: string) => string {
  const { phoneNumber, pastNames = [] } = person;
  const patterns = [
    ...addressesOf(person).map((address) => new RegExp(escaped(address), 'gi')),
    phone(phoneNumber),
    ...[person, ...pastNames].flatMap(patternsOf),
  ];
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, REMOVED), text);
}

/** Applies `redact` to every string in a value, at any depth. */
export function redactDeep<T>(value: T, redact: (text: string) => string): T {
  if (typeof value === 'string') return redact(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => redactDeep(one, redact)) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, redactDeep<unknown>(one, redact)]),
    ) as T;
  }
  return value;
}
