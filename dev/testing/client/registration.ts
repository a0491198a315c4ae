import { TEST_PASSWORD, uniqueLetters } from './client-for';

/** What a registration form sends, good in every field; nobody else has its username and e-mail. */
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

/** The facts of a new person, as an administrator enters them: a registration without its agreement. */
export function personOf(change: Record<string, unknown> = {}) {
  const { agreement: _, ...person } = registrationOf(change);
  return person;
}
