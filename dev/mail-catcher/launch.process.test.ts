import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '@/dev/testing/stack/free-port';
import { openToOthers } from '@/dev/testing/data/modes';
import { launchMailCatcher, MailPortTaken, type RunningMailCatcher } from './launch';

let folder: string;
let catcher: RunningMailCatcher | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
});
afterEach(async () => {
  await catcher?.stop();
  catcher = undefined;
  await rm(folder, { recursive: true, force: true });
});

const launch = async () => (catcher = await launchMailCatcher({ smtpPort: 0, webPort: 0, folder }));

async function send(smtpUrl: string, subject: string): Promise<void> {
  const transport = createTransport(smtpUrl);
  await transport.sendMail({
    from: 'hello@mwanzo.example',
    to: 'Wanjikũ <wanjiku@people.example>',
    subject,
    text: `Karibu ${subject}: ũ`,
    html: `<p>Karibu ${subject}</p>`,
  });
  transport.close();
}

const list = async (webUrl: string) =>
  (await (await fetch(`${webUrl}/email`)).json()) as Record<'subject' | 'text' | 'html' | 'to', unknown>[];

const arrived = (webUrl: string, subjects: string[]) =>
  vi.waitFor(async () => expect((await list(webUrl)).map(({ subject }) => subject)).toEqual(subjects), {
    timeout: 10_000,
  });

describe('the mail catcher', () => {
  test('lists received e-mails, newest last, also after a restart', async () => {
    const subjects = ['first', 'second', 'third', 'fourth', 'fifth'];
    const first = await launch();
    for (const [at, subject] of subjects.entries()) {
      await send(first.smtpUrl, subject);
      await arrived(first.webUrl, subjects.slice(0, at + 1));
    }
    const [mail] = await list(first.webUrl);
    expect(mail).toMatchObject({
      to: [{ address: 'wanjiku@people.example', name: 'Wanjikũ' }],
      subject: 'first',
      html: '<p>Karibu first</p>',
    });
    expect(mail?.text).toContain('Karibu first: ũ');
    await first.stop();
    expect((await readdir(folder)).length).toBeGreaterThanOrEqual(subjects.length);
    expect(openToOthers(folder)).toEqual([]);
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o644);
    const again = await launch();
    expect(openToOthers(folder)).toEqual([]);
    expect((await list(again.webUrl)).map(({ subject }) => subject)).toEqual(subjects);
  });

  test('has an inbox for the browser', async () => {
    const { webUrl } = await launch();
    const page = await fetch(webUrl);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('MailDev');
  });

  test.each(['smtpPort', 'webPort'] as const)('reports the port that is taken: %s', async (which) => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const launching = launchMailCatcher({ smtpPort: 0, webPort: 0, folder, [which]: port });
    await expect(launching).rejects.toEqual(new MailPortTaken(port));
    other.close();
  });

  test('survives garbage on its ports', async () => {
    const { smtpUrl, webUrl } = await launch();
    await fetch(smtpUrl.replace('smtp:', 'http:'), { method: 'POST', body: 'x'.repeat(1000) }).catch(
      () => undefined,
    );
    await send(smtpUrl, 'after');
    await arrived(webUrl, ['after']);
  });
});
