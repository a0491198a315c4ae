import { describe, expect, inject, test } from 'vitest';
import { api, mailsTo as caughtMailsTo } from '@/dev/testing/client/client';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { formatDateTime } from '@/lib/platform/format/dates';
import { ApplicationModel } from '@/models/application';
import { UserModel } from '@/models/user';
import { atDay, interviewWorld, mailsTo } from './interview-world';
import { visit } from './visit';

stackDatabase();

const AT = atDay(2);
const PLACE = 'Moi Avenue 4';
const CONTACT = 'Ms Achieng, 0712 345 678';

async function invited() {
  const one = await interviewWorld();
  await one.invite({ at: AT, place: PLACE, contact: CONTACT });
  const page = `/dashboard/employer-internships/${one.listing}`;
  return {
    ...one,
    replies: async () => (await mailsTo(one.employer)).filter(({ kind }) => kind === 'interview reply'),
    applicant: async () => (await visit(one.employer.token, `${page}/applicants/${one.id}`)).text,
    list: async (view: string) => (await visit(one.employer.token, `${page}${view}`)).text,
    stored: async () => (await ApplicationModel.findById(one.id).orFail().lean()).interview?.reply ?? null,
  };
}

describe('an answer to an invitation', () => {
  test.each([
    [true, 'Will come', 'An applicant will come to an interview', 'will come to the interview on'],
    [false, 'Can’t come', 'An applicant can’t come to an interview', 'can’t come to the interview on'],
  ])('“coming: %s” reaches the employer by e-mail, on the page and in both lists', async (...expected) => {
    const [coming, words, subject, sentence] = expected;
    const one = await invited();
    for (const view of ['', '?view=board']) expect(await one.list(view)).not.toContain(words);
    await one.reply({ at: AT, coming, note: 'I live\nin Nakuru.' });
    const [mail, ...others] = await one.replies();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(
      `An applicant for Test Intern ${sentence} ${formatDateTime(AT)}, Nairobi time.`,
    );
    expect(mail?.text).toContain(`/dashboard/employer-internships/${one.listing}/applicants/${one.id}`);
    expect(mail?.text).not.toMatch(/Test Person|Nakuru/);
    expect(await one.applicant()).toMatch(
      new RegExp(`Answer ${words}, answered [A-Z][a-z]{2} \\d+, \\d{4} Note I live in Nakuru\\.`),
    );
    for (const view of ['', '?view=board']) expect(await one.list(view)).toContain(words);
  });

  test('sent again changes nothing and sends no e-mail; another one replaces it', async () => {
    const one = await invited();
    await one.reply({ at: AT, coming: true });
    const { body } = await one.reply({ at: AT, coming: true, note: ' ' });
    expect(body.message).toBe('Nothing changed: the employer already has this answer. We sent no e-mail.');
    expect(await one.replies()).toHaveLength(1);
    await one.reply({ at: AT, coming: false, note: 'I have an exam.' });
    expect(await one.stored()).toMatchObject({ coming: false, note: 'I have an exam.' });
    expect((await one.replies()).map(({ subject }) => subject)).toEqual([
      'An applicant will come to an interview',
      'An applicant can’t come to an interview',
    ]);
  });

  test('sent five times at once is one e-mail', async () => {
    const one = await invited();
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.reply({ at: AT, coming: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await one.replies()).toHaveLength(1);
  });

  test('is the applicant’s next step, and changes it', async () => {
    const one = await invited();
    const nextStep = async () => {
      const { text } = await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`);
      return /Next step (.*?) Expect an answer/.exec(text)?.[1];
    };
    const atHome = async () => {
      const { text } = await visit(one.graduate.token, '/dashboard');
      return /(Answer the invitation|Prepare for your interview): Test Intern/.exec(text)?.[1];
    };
    expect(await nextStep()).toBe('Tell the employer whether you’ll come, and prepare for the interview.');
    expect(await atHome()).toBe('Answer the invitation');
    await one.reply({ at: AT, coming: true });
    expect(await nextStep()).toBe('Prepare for the interview. You’ve told the employer that you’ll come.');
    expect(await atHome()).toBe('Prepare for your interview');
    await one.reply({ at: AT, coming: false });
    expect(await nextStep()).toBe(
      'You’ve told the employer that you can’t come. Wait for another time, or for their answer.',
    );
    expect(await atHome()).toBeUndefined();
  });

  test.each([
    ['at another time', { at: atDay(3), place: PLACE }],
    ['at another place', { at: AT, place: 'Kenyatta Avenue' }],
  ])('is asked for again if the interview is then %s', async (_, interview) => {
    const one = await invited();
    await one.reply({ at: AT, coming: true });
    await one.invite(interview);
    expect(await one.stored()).toBeNull();
    expect(await one.applicant()).toContain('Answer No answer yet');
  });

  test('outlives the same invitation and a message about it', async () => {
    const one = await invited();
    await one.reply({ at: AT, coming: true });
    await one.invite({ at: AT, place: PLACE, contact: CONTACT }, 'Ask for Ms Achieng.');
    await one.invite(undefined, 'Bring your letter.');
    expect(await one.stored()).toMatchObject({ coming: true });
    const mail = (await mailsTo(one.graduate)).at(-1);
    expect(mail?.text).toContain('Next step: Prepare for the interview.');
    expect(mail?.calendar).toBeUndefined();
  });

  test.each([
    ['without the time', { coming: true }, 'at'],
    ['with no answer', { at: AT }, 'coming'],
    ['with 501 characters', { at: AT, coming: true, note: 'x'.repeat(501) }, 'note'],
  ])('%s is refused', async (_, reply, field) => {
    const one = await invited();
    const { status, body } = await one.reply(reply);
    expect(status).toBe(422);
    expect(Object.keys(Object(Object(body).errors) as object)).toEqual([field]);
    expect(await one.stored()).toBeNull();
  });

  test('by another applicant is refused', async () => {
    const one = await invited();
    const { token } = await makeUser('recent graduate');
    const path = `/api/applications/${one.id}/interview-reply`;
    const { status } = await api('POST', path, { token, json: { at: AT, coming: true } });
    expect(status).toBe(404);
    expect(await one.stored()).toBeNull();
  });

  test('is in the list of the applicant’s applications', async () => {
    const one = await invited();
    await one.reply({ at: AT, coming: true, note: 'I live in Nakuru.' });
    const { body } = await api<{ applications: { interview: unknown }[] }>(
      'GET',
      '/api/applications/my-applications',
      { token: one.graduate.token },
    );
    expect(body.applications.map(({ interview }) => interview)).toMatchObject([
      { reply: { coming: true, note: 'I live in Nakuru.' } },
    ]);
  });
});

interface WithFiles {
  id: string;
  attachments?: { fileName: string; generatedFileName: string; contentType: string }[];
}

/** Waits for the newest of `count` e-mails, and reads its attachments. */
async function attachedTo({ _id }: TestUser, count: number) {
  const { email } = await UserModel.findById(_id).orFail().lean();
  const mail = (await caughtMailsTo(email, count)).at(-1);
  const { id = '', attachments = [] } = (mail ?? {}) as Partial<WithFiles>;
  return Promise.all(
    attachments.map(async ({ fileName: name, generatedFileName, contentType }) => {
      const file = await fetch(`${inject('mailUrl')}/email/${id}/attachment/${generatedFileName}`);
      return { name, contentType, text: await file.text() };
    }),
  );
}

describe('the calendar file of an invitation', () => {
  test('is attached to the e-mail, and again when the interview moves', async () => {
    const one = await invited();
    const named = { name: 'interview.ics', contentType: 'text/calendar' };
    expect(await attachedTo(one.graduate, 1)).toEqual([{ ...named, text: (await one.calendar()).body }]);
    await one.invite({ at: atDay(3), place: PLACE, contact: CONTACT });
    const [moved, ...others] = await attachedTo(one.graduate, 2);
    expect(others).toEqual([]);
    expect(moved).toEqual({ ...named, text: (await one.calendar()).body });
    expect(moved?.text).toContain('SEQUENCE:1');
  });
});

describe('the contact of an interview', () => {
  test('is in the e-mail, in the calendar and on the page', async () => {
    const one = await invited();
    const [mail] = await mailsTo(one.graduate);
    expect(mail?.text).toContain(`> Place: ${PLACE}\n> Contact: ${CONTACT}\n`);
    expect((await one.calendar()).body).toContain('DESCRIPTION:Contact: Ms Achieng\\, 0712 345 678');
    const { text } = await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`);
    expect(text).toContain(`Place ${PLACE} Contact ${CONTACT}`);
  });

  test('changes by e-mail, with a new calendar file, and leaves the answer', async () => {
    const one = await invited();
    await one.reply({ at: AT, coming: true });
    await one.invite({ at: AT, place: PLACE, contact: 'Mr Kamau, 0712 345 679' });
    const mail = (await mailsTo(one.graduate)).at(-1);
    expect(mail?.subject).toBe('Your application: about your interview');
    expect(mail?.text).toContain('Contact: Mr Kamau, 0712 345 679');
    const file = (await one.calendar()).body;
    expect(file).toContain('Mr Kamau');
    expect(file).toContain('SEQUENCE:1');
    expect(await one.stored()).toMatchObject({ coming: true });
  });
});
