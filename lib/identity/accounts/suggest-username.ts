import { MAX_USERNAME_LENGTH, usernameRule } from './person-rules';

/** Suggests a username from a name, without accents and signs. Returns an empty text if the name is too short. */
export function suggestUsername(firstName: string, lastName: string): string {
  const letters = `${firstName}${lastName}`
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const username = letters.slice(0, MAX_USERNAME_LENGTH);
  return usernameRule(username) === null ? username : '';
}
