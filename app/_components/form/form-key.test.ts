import { expect, test } from 'vitest';
import { formKeys } from './form-key';

const file = (name: string) => {
  const form = new FormData();
  form.set('resume', new File(['a'], name, { lastModified: 1 }));
  return { form };
};

test('the same content has the same key, different content a different one', () => {
  const { keyFor } = formKeys();
  const key = keyFor({ json: { a: 1 } });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor({ json: { a: 1 } })).toBe(key);
  expect(keyFor({ json: { a: 2 } })).not.toBe(key);
});

test('a file is identified by its name, size and time', () => {
  const { keyFor } = formKeys();
  const key = keyFor(file('a.pdf'));
  expect(keyFor(file('a.pdf'))).toBe(key);
  expect(keyFor(file('b.pdf'))).not.toBe(key);
});

test("the page's key is used only for the first content that is sent", () => {
  const { keyFor } = formKeys();
  expect(keyFor({ json: 1 }, 'of-the-page')).toBe('of-the-page');
  expect(keyFor({ json: 1 }, 'of-the-page')).toBe('of-the-page');
  expect(keyFor({ json: 2 }, 'of-the-page')).not.toBe('of-the-page');
});

test('after a success the same content gets a new key', () => {
  const { keyFor, forget } = formKeys();
  const key = keyFor({ json: 1 }, 'of-the-page');
  forget();
  expect(keyFor({ json: 1 }, 'of-the-page')).not.toBe(key);
});
