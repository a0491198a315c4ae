import type { UserRecord } from '@/models/user';

/** What stands in a text where something personal stood. */
const REMOVED = '[removed]';

export type Person = Pick<UserRecord, 'firstName' | 'lastName' | 'phoneNumber' | 'email' | 'pendingEmail'> & {
  pastEmails?: string[];
};

/** Every address the person has, had or asked for. */
export const addressesOf = ({ email, pendingEmail, pastEmails = [] }: Person): string[] => [
  ...new Set([email, ...(pendingEmail === null ? [] : [pendingEmail]), ...pastEmails]),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A whole word or words, not a part of a longer one. */
const words = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text)}(?![\\p{L}\\p{N}])`, flags);

/** A Kenyan number however it is spaced, with 0, 254 or +254 in front. */
const phone = (number: string): RegExp =>
  new RegExp(`(?:\\+?254|0)[\\s.-]?${[...number.slice(1)].join('[\\s.-]?')}(?!\\d)`, 'g');

/** Shorter names are too often words of another meaning. */
const SHORTEST_NAME = 3;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Gives a function that takes a person's addresses, phone number and names out of a text. */
export function redaction(person: Person): (text: string) => string {
  const { firstName, lastName, phoneNumber } = person;
  const names = [firstName, lastName].filter((name) => name.length >= SHORTEST_NAME);
  const patterns = [
    ...addressesOf(person).map((address) => new RegExp(escaped(address), 'gi')),
    phone(phoneNumber),
    words(`${firstName} ${lastName}`, 'giu'),
    ...names.flatMap((name) => [
      words(name, 'gu'),
      words(capitalised(name), 'gu'),
      words(name.toUpperCase(), 'gu'),
    ]),
  ];
  return (text) => patterns.reduce((rest, pattern) => rest.replace(pattern, REMOVED), text);
}

/** The same value with every text in it, however deep, passed through `redact`. */
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
