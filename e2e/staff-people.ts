import { expect } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { client } from './stack';

export interface MadeUser {
  _id: string;
  /** The first and last name. */
  name: string;
  username: string;
  email: string;
}

/** Creates a user as an administrator, for one test only. */
export async function makeUser(role: 'editor' | 'employer' | 'recent graduate'): Promise<MadeUser> {
  const { token } = await client.logIn('admin');
  const username = uniqueLetters();
  const lastName = username.slice(0, 8).replace(/^./, (letter) => letter.toUpperCase());
  const json = {
    firstName: 'Njeri',
    lastName,
    phoneNumber: '0722000111',
    email: `${username}@people.example`,
    username,
    password: TEST_PASSWORD,
    role,
  };
  const { status, body } = await client.api<{ user: { _id: string } }>('POST', '/api/admin', { token, json });
  expect(status).toBe(201);
  return { _id: body.user._id, name: `Njeri ${lastName}`, username, email: json.email };
}
