import { PEOPLE, type MatrixPerson, type Person } from './people';

/** Names of what is stored of people, sessions and mails and is told to nobody. */
const INTERNAL =
  /\b(?:passwordHash|sessionVersion|tokenHash|failedLogins|lockedUntil|pastEmails|purgeAt|lastError|__v)\b|\$2[aby]\$\d\d\$/g;

/**
 * What an answer says that whoever got it may not know: what is for nobody, and the contacts of others, which only
 * administrators see. Takes the whole answer and all people of the matrix; gives what it found.
 */
export function leaks(
  answer: string,
  reader: Person,
  people: Readonly<Record<Person, MatrixPerson>>,
): string[] {
  const others = PEOPLE.filter((one) => one !== reader && reader !== 'administrator');
  return [
    ...(answer.match(INTERNAL) ?? []),
    ...PEOPLE.filter((one) => answer.includes(people[one].secret)).map((one) => `the secret of the ${one}`),
    ...others
      .filter((one) => people[one].contacts.some((contact) => answer.includes(contact)))
      .map((one) => `how to reach the ${one}`),
  ];
}
