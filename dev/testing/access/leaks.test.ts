import { expect, test } from 'vitest';
import { leaks } from './leaks';
import { PEOPLE, type MatrixPerson, type Person } from './people';

const people = Object.fromEntries(
  PEOPLE.map((one) => [
    one,
    { token: undefined, contacts: [`${one}@a.example`], secret: `secret of ${one}` },
  ]),
) as unknown as Record<Person, MatrixPerson>;

test.each<[what: string, answer: string, reader: Person, found: number]>([
  ['nothing', '{"users":[]}', 'editor', 0],
  ['one’s own address', 'editor@a.example', 'editor', 0],
  ['another’s address', 'employer@a.example', 'editor', 1],
  ['another’s address, to a visitor', 'employer@a.example', 'visitor', 1],
  ['another’s address, to an administrator', 'employer@a.example', 'administrator', 0],
  ['a stored secret, to an administrator', 'secret of editor', 'administrator', 1],
  ['one’s own stored secret', 'secret of editor', 'editor', 1],
  ['the name of a field', '{"sessionVersion":0}', 'administrator', 1],
  ['any hash of a password', '$2b$12$abc', 'administrator', 1],
])('%s', (_, answer, reader, found) => {
  expect(leaks(answer, reader, people)).toHaveLength(found);
});
