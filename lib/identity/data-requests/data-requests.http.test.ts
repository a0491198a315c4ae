import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { api, mailsTo } from '@/dev/testing/client/client';

const SENT = {
  message:
    'Thank you. A person will answer within 7 days. We’ll confirm by e-mail, at most 5 times a day for one mailbox.',
};

const newRequest = () => ({
  kind: 'correct',
  name: 'Wanjiru Kamau',
  email: `${randomUUID()}@people.example`,
  text: 'My name has two words.',
});

const send = (json: unknown) => api('POST', '/api/requests', { json });

describe('a request', () => {
  it('is confirmed by mail to its address', async () => {
    const json = newRequest();
    const answer = await send(json);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: SENT });
    const [mail] = await mailsTo(json.email);
    expect(mail?.subject).toBe('We have received your request');
    expect(mail?.text).toContain('to have your data corrected');
    expect(mail?.text).not.toContain(json.text);
  });

  it.each([
    ['kind', { $ne: '' }, 'Choose what you’re asking for'],
    ['name', 'Al', 'Please enter a valid name (at least 3 letters)!'],
    ['email', 'ali@mail.example\r\nBcc: all@mail.example', 'Please enter a valid email address!'],
    ['text', ' \n', 'Enter what you’re asking for'],
    ['text', 'x'.repeat(2_001), 'Use at most 2,000 characters'],
  ])('is refused with the %s %j', async (field, value, message) => {
    const answer = await send({ ...newRequest(), [field]: value });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 422,
      body: { message, errors: { [field]: message } },
    });
  });

  it('without script leads back to the form, which says what came of it', async () => {
    const post = async (fields: Record<string, string>) => {
      const answer = await fetch(`${inject('appUrl')}/api/requests`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const page = await fetch(`${inject('appUrl')}/data-request`, { headers: { cookie } });
      return { status: answer.status, location: answer.headers.get('location'), html: await page.text() };
    };
    const { status, location, html } = await post(newRequest());
    expect({ status, location }).toEqual({ status: 303, location: '/data-request' });
    expect(html).toContain(SENT.message);
    const wrong = await post({ ...newRequest(), kind: '' });
    expect(wrong.html).toContain('Choose what you’re asking for');
    expect(wrong.html).toContain('My name has two words.');
  });
});
