import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { api, mailsTo } from '@/dev/testing/client/client';
import type { CaughtMail } from '@/dev/testing/client/client-for';
import { site } from '@/lib/platform/core/site';

const SENT = { message: 'Thank you. Your message is on its way, and we’ll answer by e-mail.' };

const newMessage = () => ({
  name: 'Wanjiru Kamau',
  email: `${randomUUID()}@people.example`,
  message: `About a listing ${randomUUID()}`,
});

const send = (json: unknown) => api('POST', '/api/contact', { json });

/** Waits for an e-mail that contains this text. */
async function mailWith(text: string, atLeast = 1): Promise<CaughtMail> {
  const mails = await mailsTo(site.email, atLeast);
  return mails.find((mail) => mail.text.includes(text)) ?? mailWith(text, mails.length + 1);
}

describe('a message', () => {
  it('reaches our own address, and answering it answers the sender', async () => {
    const json = newMessage();
    const answer = await send(json);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: SENT });
    const mail = await mailWith(json.message);
    expect(mail.subject).toBe('Message from the contact form');
    expect(mail.replyTo?.[0]?.address).toBe(json.email);
    expect(mail.text).toContain(json.email);
    expect(mail.headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'en-KE' });
  });

  it('may be called textarea', async () => {
    const { message, ...sender } = newMessage();
    const answer = await send({ ...sender, textarea: message });
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: SENT });
    await mailWith(message);
    expect(await send({ ...sender, textarea: '  ' })).toMatchObject({
      status: 422,
      body: { message: 'Please enter your message!' },
    });
  });

  it.each(["Ng'ang'a", 'Mary Anne', 'Al-Amin', "wa Thiong'o"])('comes from %s', async (name) => {
    const json = { ...newMessage(), name };
    expect((await send(json)).status).toBe(202);
    expect((await mailWith(json.message)).text).toContain(
      `${name.replaceAll("'", '’')} (${json.email}) wrote`,
    );
  });

  it('stays text, whatever it holds', async () => {
    const json = newMessage();
    json.message += ' <img src=x onerror=alert(1)>\n<a href="https://evil.example">you won</a>';
    expect((await send(json)).status).toBe(202);
    const mail = await mailWith(json.message.split('\n')[0] ?? '');
    expect(mail.html).not.toMatch(/<img|<a /);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('is dropped when the hidden field is filled in, and the answer is the same', async () => {
    const trapped = { ...newMessage(), website: 'https://spam.example' };
    const answer = await send(trapped);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 202, body: SENT });
    const later = newMessage();
    await send(later);
    await mailWith(later.message);
    const mails = await mailsTo(site.email);
    expect(mails.filter((mail) => mail.text.includes(trapped.message))).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    ['name', 'Al', 'Please enter a valid name (at least 3 letters)!'],
    ['name', 'Ali 2', 'Please enter a valid name (at least 3 letters)!'],
    ['name', { $ne: '' }, 'Please enter a valid name (at least 3 letters)!'],
    ['email', 'ali@mail', 'Please enter a valid email address!'],
    ['email', 'ali@mail.example\r\nBcc: all@mail.example', 'Please enter a valid email address!'],
    ['email', ['ali@mail.example'], 'Please enter a valid email address!'],
    ['message', ' \n', 'Please enter your message!'],
    ['message', undefined, 'Please enter your message!'],
  ])('%s: %j', async (field, value, message) => {
    const answer = await send({ ...newMessage(), [field]: value });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: 422,
      body: { message, errors: { [field]: message } },
    });
  });

  it('a form from another site', async () => {
    const answer = await fetch(`${inject('appUrl')}/api/contact`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      body: new URLSearchParams(newMessage()),
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
  });
});

describe('without script', () => {
  const post = async (body: URLSearchParams | FormData) => {
    const answer = await fetch(`${inject('appUrl')}/api/contact`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return { status: answer.status, location: answer.headers.get('location') ?? '' };
  };
  const page = async (path: string) => (await fetch(inject('appUrl') + path)).text();

  const multipart = (fields: Record<string, string>): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };

  it.each([
    ['urlencoded', (fields: Record<string, string>) => new URLSearchParams(fields)],
    ['multipart', multipart],
  ])('a form sent as %s comes back to the page that says so', async (_, encode) => {
    const fields = { ...newMessage(), website: '' };
    const { status, location } = await post(encode(fields));
    expect({ status, location }).toEqual({ status: 303, location: '/contact-us?sent=1#contact' });
    expect(await page(location)).toContain(SENT.message);
    await mailWith(fields.message);
  });

  it('a wrong form comes back to the page with the words beside the fields', async () => {
    const { status, location } = await post(new URLSearchParams({ name: 'A', email: 'a', message: '' }));
    expect(status).toBe(303);
    const html = await page(location);
    expect(html).toContain('<title>Error: Contact Us');
    for (const message of [
      'Please enter a valid name (at least 3 letters)!',
      'Please enter a valid email address!',
      'Please enter your message!',
    ]) {
      expect(html.split(message).length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  it('an address made up by somebody puts no words on the page', async () => {
    expect(await page('/contact-us?problem=You+have+won')).not.toContain('You have won</');
  });
});
