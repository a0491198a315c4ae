import { describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { inDays } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { ApplicationModel } from '@/models/application';
import {
  INTERVIEW_STATES,
  INTERVIEW_TABLE,
  type InterviewAction,
  type InterviewState,
} from './interview-table';
import { atDay, interviewWorld as world, mailsTo } from './interview-world';
import type { Answer } from './table';
import { post, undated, visit } from './visit';

stackDatabase();

/** Returns the properties of the event in a calendar file, by name, without their parameters. */
const eventOf = (file: unknown): Record<string, string> =>
  Object.fromEntries(
    String(file)
      .split('\r\n')
      .map((line) => {
        const [name = '', ...value] = line.split(':');
        return [name.split(';', 1)[0], value.join(':')] as const;
      }),
  );

const stamp = (at: string | Date): string =>
  `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const sequenceOf = async ({ calendar }: Awaited<ReturnType<typeof world>>): Promise<string | undefined> =>
  eventOf((await calendar()).body).SEQUENCE;

describe('a moved interview', () => {
  test('keeps its UID, with a higher SEQUENCE each time and the time of the change', async () => {
    const one = await world();
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    const first = eventOf((await one.calendar()).body);
    expect(first).toMatchObject({ SEQUENCE: '0', DTSTART: stamp(atDay(2)), LOCATION: 'Moi Avenue 4' });
    expect((await one.invite({ at: atDay(3), place: 'Moi Avenue 4' })).body.message).toBe(
      'The interview has moved. We’re e-mailing the applicant.',
    );
    const second = eventOf((await one.calendar()).body);
    expect(second).toMatchObject({ UID: first.UID, SEQUENCE: '1', DTSTART: stamp(atDay(3)) });
    await one.invite({ at: atDay(3), link: 'https://call.example/1' });
    const third = eventOf((await one.calendar()).body);
    expect(third).toMatchObject({ UID: first.UID, SEQUENCE: '2', DTSTART: stamp(atDay(3)) });
    const { history } = await ApplicationModel.findById(one.id).orFail().lean();
    expect(history.slice(-3).map(({ at }) => stamp(at))).toEqual(
      [first, second, third].map((event) => event['LAST-MODIFIED']),
    );
    for (const event of [first, second, third]) expect(event.DTSTAMP).toBe(event['LAST-MODIFIED']);
  });

  test('keeps the same calendar file until it is moved again', async () => {
    const one = await world();
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    expect((await one.calendar()).body).toBe((await one.calendar()).body);
  });

  test('sends an e-mail with the old and the new time, place and link', async () => {
    const one = await world();
    const [before, after] = [atDay(2), atDay(3)];
    await one.invite({ at: before, place: 'Moi Avenue 4' });
    await one.invite({ at: after, link: 'https://call.example/1' }, 'The room is taken.');
    const [invited, moved, ...others] = await mailsTo(one.graduate);
    expect(others).toEqual([]);
    expect(invited?.subject).toBe('Your application: you’re invited to an interview');
    expect(moved?.subject).toBe('Your application: your interview has moved');
    expect(moved?.text).toContain(
      `Test Company has moved your interview for Test Intern from ${formatDateTime(before)} to ${formatDateTime(after)}, Nairobi time.`,
    );
    expect(moved?.text).toContain(
      `Now:\nTime: ${formatDateTime(after)}, Nairobi time\n\n> Video call link: https://call.example/1`,
    );
    expect(moved?.text).toContain(
      `Before:\nTime: ${formatDateTime(before)}, Nairobi time\n\n> Place: Moi Avenue 4`,
    );
    expect(moved?.text).toContain('> The room is taken.');
    expect(moved?.text).toContain('open the attached file. The new one replaces the old one.');
  });

  test('with only a new place says so in the e-mail', async () => {
    const one = await world();
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    await one.invite({ at: atDay(2), place: 'Moi Avenue 5' });
    const mail = (await mailsTo(one.graduate)).at(-1);
    expect(mail?.text).toContain(
      `Test Company has changed where your interview for Test Intern is. The time stays ${formatDateTime(atDay(2))}, Nairobi time.`,
    );
    expect(mail?.text).toMatch(/Now:\n.*\n\n> Place: Moi Avenue 5\n\nBefore:\n.*\n\n> Place: Moi Avenue 4\n/);
  });

  test('shows on the pages of both sides', async () => {
    const one = await world();
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    await one.invite({ at: atDay(3), place: 'Moi Avenue 4' });
    const own = await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`);
    const employers = await visit(
      one.employer.token,
      `/dashboard/employer-internships/${one.listing}/applicants/${one.id}`,
    );
    for (const { text } of [own, employers]) {
      expect(text).toContain(`Time ${formatDateTime(atDay(3))}, Nairobi time`);
      expect(text).not.toContain(formatDateTime(atDay(2)));
    }
  });
});

describe('a repeated invitation', () => {
  test('with the same time, place and message changes nothing and says so', async () => {
    const one = await world();
    const interview = { at: atDay(2), place: 'Moi Avenue 4' };
    await one.invite(interview, 'Bring your letter.');
    const { status, body } = await one.invite(interview, 'Bring your letter.');
    expect([status, body.message]).toEqual([
      200,
      'Nothing changed: the applicant already has this invitation. We sent no e-mail.',
    ]);
    expect((await one.invite(interview)).body.message).toBe(body.message);
    expect((await one.invite()).body.message).toBe(body.message);
    expect(await mailsTo(one.graduate)).toHaveLength(1);
    expect(await sequenceOf(one)).toBe('0');
    const { history } = await ApplicationModel.findById(one.id).orFail().lean();
    expect(history.map((step) => step.status)).toEqual(['applied', 'interview']);
  });

  test('by form returns to the applicant’s page with the same message', async () => {
    const one = await world();
    const fields = {
      ...{ status: 'interview', from: 'applicant', internshipId: one.listing },
      ...{ at: dateTimeInNairobi(atDay(2)), place: 'Moi Avenue 4' },
    };
    const path = `/api/employer/applications/${one.id}/status`;
    await post(one.employer.token, path, fields);
    const again = await post(one.employer.token, path, fields);
    expect(again.text).toContain(
      'Nothing changed: the applicant already has this invitation. We sent no e-mail.',
    );
    expect(await mailsTo(one.graduate)).toHaveLength(1);
  });

  test('of several applicants names those who already have one', async () => {
    const one = await world();
    const interview = { at: atDay(2), place: 'Moi Avenue 4' };
    await one.invite(interview);
    const { body } = await api('PUT', '/api/employer/applications/status', {
      token: one.employer.token,
      json: { ids: [one.id], status: 'interview', interview },
    });
    expect(body).toMatchObject({
      moved: [],
      refused: [{ id: one.id, message: expect.stringContaining('already “interview”') }],
    });
    expect(await mailsTo(one.graduate)).toHaveLength(1);
  });

  test('with only a new message sends it as an e-mail about the unchanged interview', async () => {
    const one = await world();
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    await one.invite(undefined, 'Ask for Ms Achieng.');
    const [, mail] = await mailsTo(one.graduate);
    expect(mail?.subject).toBe('Your application: about your interview');
    expect(mail?.text).toContain('Test Company has written to you about your interview for Test Intern.');
    expect(mail?.text).toContain(`Time: ${formatDateTime(atDay(2))}, Nairobi time\n\n> Place: Moi Avenue 4`);
    expect(mail?.text).toContain('> Ask for Ms Achieng.');
    expect(await sequenceOf(one)).toBe('0');
  });

  test('sent concurrently makes one invitation and one e-mail', async () => {
    const one = await world();
    const interview = { at: atDay(2), place: 'Moi Avenue 4' };
    await Promise.all(Array.from({ length: 5 }, () => one.invite(interview)));
    expect(await mailsTo(one.graduate)).toHaveLength(1);
    expect(await sequenceOf(one)).toBe('0');
  });

  test('with a time, after one without, is an invitation', async () => {
    const one = await world();
    await ApplicationModel.updateOne({ _id: one.id }, { $set: { status: 'interview' } });
    expect((await one.calendar()).status).toBe(404);
    await one.invite({ at: atDay(2), place: 'Moi Avenue 4' });
    const mails = await mailsTo(one.graduate);
    expect(mails.at(-1)?.subject).toBe('Your application: you’re invited to an interview');
    expect(mails.at(-1)?.text).toContain(`Time: ${formatDateTime(atDay(2))}, Nairobi time`);
    expect(await sequenceOf(one)).toBe('0');
  });
});

describe('a cancelled interview', () => {
  const off = (at: string): string =>
    `The interview on ${formatDateTime(at)}, Nairobi time, is cancelled. If it’s in your calendar, remove it.`;

  test('after a withdrawal has no calendar file, and the page says to delete the event', async () => {
    const [one, at] = [await world(), atDay(2)];
    await one.invite({ at, place: 'Moi Avenue 4' });
    await one.withdraw();
    const { status, body } = await one.calendar();
    expect({ status, body }).toEqual({
      status: 410,
      body: { message: 'You’ve withdrawn this application, so the interview is cancelled.' },
    });
    const { text } = await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`);
    expect(text).toContain(off(at));
    const list = await api<{ applications: { interview: unknown }[] }>(
      'GET',
      '/api/applications/my-applications',
      {
        token: one.graduate.token,
      },
    );
    expect(list.body.applications.map(({ interview }) => interview)).toEqual([null]);
    const employers = await visit(
      one.employer.token,
      `/dashboard/employer-internships/${one.listing}/applicants/${one.id}`,
    );
    expect(employers.text).not.toContain('Nairobi time');
  });

  test('after a withdrawal is immediately reported to the employer, without a name', async () => {
    const [one, at] = [await world(), atDay(2)];
    await one.invite({ at, place: 'Moi Avenue 4' });
    expect((await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`)).text).toContain(
      'We’ll tell the employer that the interview is cancelled.',
    );
    await one.withdraw();
    const [mail, ...others] = (await mailsTo(one.employer)).filter(
      ({ kind }) => kind === 'interview called off',
    );
    expect(others).toEqual([]);
    expect(mail?.text).toContain('An applicant for Test Intern has withdrawn.');
    expect(mail?.text).toContain(off(at));
    expect(mail?.text).toContain(`/dashboard/employer-internships/${one.listing}/applicants/${one.id}`);
  });

  test.each([
    'past',
    'cancelled: not selected',
    'over: offered',
    'invited without a time',
    'not invited',
  ] as const)('is not reported if it was %s', async (state) => {
    const one = await invitedWorld(state);
    await one.withdraw();
    expect((await mailsTo(one.employer)).map(({ kind }) => kind)).not.toContain('interview called off');
  });

  test('after a decision is mentioned in the e-mail and has no calendar file', async () => {
    const [one, at] = [await world(), atDay(2)];
    await one.invite({ at, place: 'Moi Avenue 4' });
    await one.move('not selected');
    expect((await mailsTo(one.graduate)).at(-1)?.text).toContain(off(at));
    const { status, body } = await one.calendar();
    expect({ status, body }).toEqual({
      status: 410,
      body: { message: 'This application has ended: not selected. The interview is cancelled.' },
    });
  });

  test('is no longer upcoming after an offer', async () => {
    const [one, at] = [await world(), atDay(2)];
    await one.invite({ at, place: 'Moi Avenue 4' });
    await one.move('offered');
    const { status, body } = await one.calendar();
    expect({ status, body }).toEqual({
      status: 410,
      body: { message: 'You have an offer, so there’s no interview ahead.' },
    });
    expect((await mailsTo(one.graduate)).at(-1)?.text).not.toContain('is cancelled');
  });

  test('is not cancelled if it is in the past', async () => {
    const [one, at] = [await world(), atDay(2)];
    await one.invite({ at, place: 'Moi Avenue 4' });
    await ApplicationModel.updateOne({ _id: one.id }, { $set: { 'interview.at': inDays(-1) } });
    const { text } = await visit(one.graduate.token, `/dashboard/my-internships/${one.id}`);
    expect(text).toContain('The interview time has passed. Wait for the employer’s answer.');
    expect(text).not.toContain('Add it to your calendar');
    await one.move('not selected');
    expect((await mailsTo(one.graduate)).at(-1)?.text).not.toContain('is cancelled');
  });
});

const THAT = { at: atDay(3), place: 'Moi Avenue 4' };
const PAST = { at: atDay(-1), place: 'Moi Avenue 4' };
const ANOTHER = { at: atDay(5), place: 'Kenyatta Avenue' };

/** The stored application in each state of the interview. */
const STORED: Readonly<Record<InterviewState, { status: ApplicationStatus; interview?: object }>> = {
  'not invited': { status: 'applied' },
  'invited without a time': { status: 'interview' },
  upcoming: { status: 'interview', interview: THAT },
  moved: { status: 'interview', interview: { ...ANOTHER, sequence: 1 } },
  past: { status: 'interview', interview: PAST },
  'cancelled: withdrawn': { status: 'withdrawn', interview: THAT },
  'cancelled: not selected': { status: 'not selected', interview: THAT },
  'cancelled: no answer': { status: 'no answer', interview: THAT },
  'over: offered': { status: 'offered', interview: THAT },
};

type World = Awaited<ReturnType<typeof world>>;

async function invitedWorld(state: InterviewState): Promise<World> {
  const made = await world();
  const { status, interview } = STORED[state];
  const step = { status, at: new Date(), by: null };
  await ApplicationModel.updateOne(
    { _id: made.id },
    {
      $set: { status, ...(interview && { interview }) },
      ...(status !== 'applied' && { $push: { history: step } }),
    },
  );
  return made;
}

const said = ({ status, body }: { status: number; body: unknown }): Answer => {
  const { message } = Object(body) as { message?: string };
  return { status, text: message ?? (typeof body === 'string' ? body : JSON.stringify(body)) };
};

const ACTIONS: Readonly<Record<InterviewAction, (one: World) => Promise<Answer>>> = {
  'take the calendar file': async ({ calendar }) => said(await calendar()),
  'open its page': ({ graduate, id }) => visit(graduate.token, `/dashboard/my-internships/${id}`),
  'list my applications by call': async ({ graduate }) =>
    said(await api('GET', '/api/applications/my-applications', { token: graduate.token })),
  'open the applicant': ({ employer, listing, id }) =>
    visit(employer.token, `/dashboard/employer-internships/${listing}/applicants/${id}`),
  'invite at the same time': async ({ invite }) => said(await invite(THAT)),
  'invite at another time': async ({ invite }) => said(await invite(ANOTHER)),
  'invite without a time': async ({ invite }) => said(await invite()),
  'invite at a past time': async ({ invite }) => said(await invite(PAST)),
  'invite at another time by form': ({ employer, listing, id }) =>
    post(employer.token, `/api/employer/applications/${id}/status`, {
      from: 'applicant',
      internshipId: listing,
      status: 'interview',
      at: dateTimeInNairobi(ANOTHER.at),
      place: ANOTHER.place,
    }),
  'invite at another time: the mail': async ({ invite, graduate }) => {
    const { status } = await invite(ANOTHER);
    return { status, text: (await mailsTo(graduate)).map(({ subject }) => subject).join() };
  },
  'turn down: the mail': async ({ move, graduate }) => {
    const { status } = await move('not selected');
    return { status, text: (await mailsTo(graduate)).map(({ text }) => text.replace(/\n+/g, ' ')).join() };
  },
  withdraw: async (one) => said(await one.withdraw()),
  'answer by call': async ({ reply }) => said(await reply({ at: THAT.at, coming: true })),
  'answer by form': ({ graduate, id }) =>
    post(graduate.token, `/api/applications/${id}/interview-reply`, {
      at: THAT.at,
      coming: 'no',
      note: 'I have an exam.',
    }),
};

/** Formats a time as the value of a datetime-local field. */
function dateTimeInNairobi(at: string): string {
  return new Date(Date.parse(at) + 3 * 60 * 60_000).toISOString().slice(0, 16);
}

describe.each(INTERVIEW_STATES)('an interview in the state “%s”', (state) => {
  test.each(Object.keys(ACTIONS) as InterviewAction[])('%s', async (action) => {
    const { status, text } = await ACTIONS[action](await invitedWorld(state));
    const expected = INTERVIEW_TABLE[state][action];
    if (expected.text === '') expect(text).toBe('');
    expect(undated(text)).toContain(expected.text);
    expect(status).toBe(expected.status);
  });
});
