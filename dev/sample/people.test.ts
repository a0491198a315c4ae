import { describe, expect, it } from 'vitest';
import { newPassword, person } from '@/lib/identity/accounts/schemas';
import { PEOPLE, SAMPLE_PASSWORD } from './people';

describe('the sample people', () => {
  it.each(PEOPLE)('pass the validation of registration: $username', ({ username, firstName, lastName }) => {
    const email = `${username}@mwanzo.example`;
    const result = person.safeParse({ username, firstName, lastName, email, phoneNumber: '0700000300' });
    expect(result.error?.issues).toBeUndefined();
    expect(result.data).toMatchObject({ firstName, lastName });
  });

  it('include names with apostrophes, hyphens, spaces and accents', () => {
    const names = PEOPLE.flatMap(({ firstName, lastName }) => [firstName, lastName]);
    for (const sign of [/\p{L}’\p{L}/u, /’$/, /-/, / /, /ũ/, /^\p{Ll}/u])
      expect(names.some((name) => sign.test(name))).toBe(true);
  });

  it('have unique usernames', () => {
    expect(new Set(PEOPLE.map(({ username }) => username)).size).toBe(PEOPLE.length);
  });

  it('share a valid password', () => {
    expect(newPassword.safeParse(SAMPLE_PASSWORD).success).toBe(true);
  });
});
