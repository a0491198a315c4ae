import { TEST_PASSWORD, uniqueLetters } from './client-for';

/** Returns the fields of a valid registration with a unique username and e-mail address. */
export function registrationOf(change: Record<string, unknown> = {}) {
  const username = uniqueLetters();
  return {
    firstName: 'Akinyi',
    lastName: 'Otieno',
    phoneNumber: '0712345678',
    email: `${username}@people.example`,
    username,
    password: TEST_PASSWORD,
    role: 'recent graduate',
    agreement: true,
    ...change,
  };
}

/** Returns the fields of a user that an administrator adds: a registration without the agreement. */
export function personOf(change: Record<string, unknown> = {}) {
  const { agreement: _, ...person } = registrationOf(change);
  return person;
}
