import { expect, it } from 'vitest';
import { isForm, readForm } from './read-form';

const post = (body: BodyInit, type?: string) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'Content-Type': type },
  });

it('reads a form sent either way, its lines as script would read them', async () => {
  expect(await readForm(post(new URLSearchParams({ name: 'Ali & Co', message: 'a\r\nb' })))).toEqual({
    name: 'Ali & Co',
    message: 'a\nb',
  });
  const form = new FormData();
  form.set('name', 'Ali');
  form.set('file', new File(['x'], 'x.txt'));
  expect(await readForm(post(form))).toEqual({ name: 'Ali' });
});

it('tells a form from the rest', () => {
  expect(isForm(post(new URLSearchParams('a=b')))).toBe(true);
  expect(isForm(post(new FormData()))).toBe(true);
  expect(isForm(post('{}', 'application/json'))).toBe(false);
});

it('refuses what is not a form, and what is too long', async () => {
  await expect(readForm(post('--x', 'multipart/form-data; boundary=y'))).rejects.toMatchObject({
    code: 'malformed',
  });
  const long = new URLSearchParams({ message: 'a'.repeat(256 * 1024) });
  await expect(readForm(post(long))).rejects.toMatchObject({ code: 'tooLarge' });
});

it('keeps a field called __proto__ a field', async () => {
  const read = await readForm(post(new URLSearchParams('__proto__=x')));
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
