import * as fc from 'fast-check';
import { expect } from 'vitest';
import { TEST_PASSWORD, type ApiAnswer, type ApiRequest, type Client } from '../client-for';
import { pdfFile } from '../documents';
import { inDays, type TestUser } from '../fixtures';
import { registrationOf } from '../registration';

type JourneyRole = 'recent graduate' | 'employer';

/** Somebody on the way, as they must be by all that went before. */
export interface Traveller {
  role: JourneyRole;
  username: string;
  /** Of the link in the mail; those who were verified before the journey have none. */
  link?: string;
  id?: string;
  token?: string;
  /** Ended by a deactivation since it was given. */
  isTokenOld: boolean;
  isVerified: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** How often this person tried to log in when there was no account any more. */
  vainLogins?: number;
  resumeId?: string;
}

interface Submitted {
  id: string;
  by: Traveller;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  internshipId?: string;
  isDeleted: boolean;
  /** Who applied, and whether the employer has seen it. */
  applications: { id: string; by: Traveller; isViewed: boolean }[];
}

/** What must be true by all steps so far. */
export interface World {
  people: Traveller[];
  submissions: Submitted[];
}

/** One step of a journey. */
export interface Step {
  isPossible: (world: World) => boolean;
  take: (world: World) => Promise<void>;
  toString: () => string;
}

interface Scene {
  client: Pick<Client, 'api' | 'mailsTo' | 'linkIn'>;
  administrator: TestUser;
  /** How often each step was taken, by what it answered. */
  taken: Record<string, number>;
}

/** The wrong login that is answered as a locked account, whether there is one or not. */
const TRIES = 5;

type Answer = ApiAnswer<Record<string, unknown>>;

/** Why a call of this person is refused before it is looked at; undefined when it is not. */
function barred(who: Traveller, role?: JourneyRole): number | undefined {
  if (!who.token || who.isDeleted) return 401;
  if (!who.isActive) return 403;
  if (who.isTokenOld) return 401;
  return role && who.role !== role ? 403 : undefined;
}

const pick = <T>(list: T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Three times of four one that the step leads somewhere with, else any. */
const choose = <T>(list: T[], number: number, fits: (one: T) => boolean): T => {
  const fitting = number % 4 === 0 ? [] : list.filter(fits);
  return pick(fitting.length > 0 ? fitting : list, number);
};

const idOf = (answer: Answer, field: string): string => (answer.body[field] as { _id: string })._id;

const formOf = (field: string, data?: unknown): FormData => {
  const form = new FormData();
  if (data !== undefined) form.set('data', JSON.stringify(data));
  form.set(field, new File([new Uint8Array(pdfFile())], 'a.pdf'));
  return form;
};

const facts = () => ({
  title: 'Journey Intern',
  company: 'Journey Company',
  location: 'Nakuru',
  duration: '6 months',
  applicationDeadline: inDays(20).toISOString(),
  howToApply: 'Send your papers by mail.',
  applyLink: 'https://journey.example/apply',
});

/** The steps of a journey in any order; each knows from the world so far what must be answered. */
export function journeySteps({ client, administrator, taken }: Scene) {
  const { api, mailsTo, linkIn } = client;

  /** The token of the link in the mail that registering sent. */
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(email);
    return mail ? (new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1) ?? '') : '';
  };

  const call = async (name: string, method: string, path: string, request: ApiRequest, expected: number) => {
    const answer = await api(method, path, request);
    taken[`${name} ${answer.status}`] = (taken[`${name} ${answer.status}`] ?? 0) + 1;
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(expected);
    return answer;
  };

  const step = (name: string, isPossible: Step['isPossible'], take: Step['take']): Step => ({
    isPossible,
    take,
    toString: () => name,
  });

  const hasPeople = ({ people }: World) => people.length > 0;
  const linked = ({ people }: World) => people.filter(({ link }) => link !== undefined);
  const hasSubmissions = ({ submissions }: World) => submissions.length > 0;
  const hasListings = ({ submissions }: World) => submissions.some(({ internshipId }) => internshipId);
  const listingsOf = ({ submissions }: World) => submissions.filter(({ internshipId }) => internshipId);
  const number = fc.nat(1_000);
  const numbers = fc.tuple(number, number);

  const register = fc.constantFrom<JourneyRole>('recent graduate', 'employer').map((role) =>
    step(
      'register',
      ({ people }) => people.filter(({ isDeleted }) => !isDeleted).length < 6,
      async (world) => {
        const json = registrationOf({ role });
        await call('register', 'POST', '/api/auth/register', { json }, 201);
        const { username, email } = json;
        const state = { isVerified: false, isActive: true, isDeleted: false, isTokenOld: false };
        world.people.push({ role, username, link: await linkTo(email), ...state });
      },
    ),
  );

  const verify = number.map((at) =>
    step(
      'verify',
      (world) => linked(world).length > 0,
      async (world) => {
        const who = choose(linked(world), at, ({ isVerified }) => !isVerified);
        const expected = who.isDeleted ? 400 : 200;
        await call('verify', 'POST', `/api/auth/verify-email/${String(who.link)}`, {}, expected);
        if (!who.isDeleted) who.isVerified = true;
      },
    ),
  );

  const logIn = number.map((at) =>
    step('log in', hasPeople, async ({ people }) => {
      const who = choose(
        people,
        at,
        (one) => one.isVerified && one.isActive && (!one.token || one.isTokenOld),
      );
      const json = { emailOrUsername: who.username, password: TEST_PASSWORD };
      const known = who.isActive && who.isVerified ? 200 : 403;
      if (who.isDeleted) who.vainLogins = (who.vainLogins ?? 0) + 1;
      const nobody = (who.vainLogins ?? 0) < TRIES ? 401 : 423;
      const answer = await call(
        'log in',
        'POST',
        '/api/auth/login',
        { json },
        who.isDeleted ? nobody : known,
      );
      if (answer.status !== 200) return;
      Object.assign(who, { token: String(answer.body.token), id: idOf(answer, 'user'), isTokenOld: false });
    }),
  );

  const upload = number.map((at) =>
    step('upload', hasPeople, async ({ people }) => {
      const who = choose(people, at, (one) => !one.resumeId && !barred(one));
      const request = { token: who.token, form: formOf('resume') };
      const answer = await call('upload', 'POST', '/api/users/upload-resume', request, barred(who) ?? 201);
      if (answer.status === 201) who.resumeId = idOf(answer, 'resume');
    }),
  );

  const submit = number.map((at) =>
    step('submit', hasPeople, async ({ people, submissions }) => {
      const by = choose(people, at, (one) => !barred(one, 'employer'));
      const request = { token: by.token, form: formOf('internshipFile', facts()) };
      const expected = barred(by, 'employer') ?? 201;
      const answer = await call('submit', 'POST', '/api/employer/submit-internship', request, expected);
      if (answer.status !== 201) return;
      const id = idOf(answer, 'submission');
      submissions.push({ id, by, status: 'pending', isDeleted: false, applications: [] });
    }),
  );

  const decide = fc.tuple(number, fc.constantFrom('approve', 'approve', 'reject')).map(([at, verdict]) =>
    step(verdict, hasSubmissions, async ({ submissions }) => {
      const submission = choose(submissions, at, ({ status }) => status === 'pending');
      const json = verdict === 'approve' ? { industryId: 8 } : { comments: 'Please say more.' };
      const path = `/api/admin/internship-submissions/${submission.id}/${verdict}`;
      const { token } = administrator;
      const isGone = submission.by.isDeleted && submission.status !== 'withdrawn';
      const expected = submission.status === 'pending' ? 200 : isGone ? 404 : 409;
      const answer = await call(verdict, 'POST', path, { token, json }, expected);
      if (answer.status !== 200) return;
      submission.status = verdict === 'approve' ? 'approved' : 'rejected';
      if (verdict === 'approve') submission.internshipId = idOf(answer, 'internship');
    }),
  );

  const apply = numbers.map(([at, whose]) =>
    step(
      'apply',
      (world) => hasPeople(world) && hasListings(world),
      async (world) => {
        const who = choose(world.people, whose, (one) => Boolean(one.resumeId) && !barred(one));
        const to = choose(listingsOf(world), at, ({ by, isDeleted }) => !by.isDeleted && !isDeleted);
        const json = { internshipId: to.internshipId, resumeId: who.resumeId ?? '0'.repeat(24) };
        const earlier = to.applications.find(({ by }) => by === who);
        const closed = to.isDeleted ? 410 : to.by.isDeleted ? 409 : 201;
        const expected = barred(who) ?? (who.resumeId ? (earlier ? 200 : closed) : 403);
        const answer = await call('apply', 'POST', '/api/applications', { token: who.token, json }, expected);
        if (answer.status === 201) {
          to.applications.push({ id: idOf(answer, 'application'), by: who, isViewed: false });
        }
        if (earlier && answer.status === 200) expect(idOf(answer, 'application')).toBe(earlier.id);
      },
    ),
  );

  const view = numbers.map(([at, which]) =>
    step(
      'view',
      (world) => world.submissions.some(({ applications }) => applications.length > 0),
      async (world) => {
        const listing = pick(
          world.submissions.filter(({ applications }) => applications.length > 0),
          at,
        );
        const application = pick(listing.applications, which);
        const { token } = listing.by;
        const path = `/api/employer/applications/${application.id}/status`;
        const isGone = application.by.isDeleted || listing.isDeleted;
        const expected = barred(listing.by, 'employer') ?? (isGone ? 404 : 200);
        const answer = await call('view', 'PUT', path, { token, json: {} }, expected);
        if (answer.status === 200) application.isViewed = true;
      },
    ),
  );

  const toggle = fc.tuple(number, fc.constantFrom('deactivate', 'activate')).map(([at, action]) =>
    step(
      action,
      ({ people }) => people.some(({ id }) => id),
      async ({ people }) => {
        const who = pick(
          people.filter(({ id }) => id),
          at,
        );
        const request = { token: administrator.token, json: { action } };
        const path = `/api/admin/${who.id}/activate`;
        await call(action, 'PATCH', path, request, who.isDeleted ? 404 : 200);
        const isActive = action === 'activate';
        if (who.isActive !== isActive) Object.assign(who, { isActive, isTokenOld: true });
      },
    ),
  );

  const leave = number.map((at) =>
    step('leave', hasPeople, async ({ people, submissions }) => {
      const who = pick(people, at);
      const request = { token: who.token, json: { password: TEST_PASSWORD } };
      const answer = await call('leave', 'DELETE', '/api/users/me', request, barred(who) ?? 200);
      if (answer.status !== 200) return;
      who.isDeleted = true;
      for (const one of submissions) {
        one.applications = one.applications.filter(({ by }) => by !== who);
        if (one.by === who && one.status === 'pending') one.status = 'withdrawn';
      }
    }),
  );

  const takeOff = number.map((at) =>
    step('take off', hasListings, async (world) => {
      const listing = pick(listingsOf(world), at);
      const path = `/api/internships/${listing.internshipId}`;
      await call('take off', 'DELETE', path, { token: administrator.token }, listing.isDeleted ? 410 : 200);
      listing.isDeleted = true;
    }),
  );

  const look = number.map((at) =>
    step(
      'look',
      (world) => hasPeople(world) && hasListings(world),
      async (world) => {
        const listing = pick(listingsOf(world), at);
        const gone = listing.isDeleted ? 410 : 200;
        const answer = await call('look', 'GET', `/api/internships/${listing.internshipId}`, {}, gone);
        if (answer.status === 200) {
          const { status } = answer.body.internship as { status: string };
          expect(status).toBe(listing.by.isDeleted ? 'Closed' : 'Open');
        }
        const who = pick(world.people, at);
        const mine = await call(
          'look',
          'GET',
          '/api/applications/my-applications',
          { token: who.token },
          barred(who) ?? 200,
        );
        if (mine.status !== 200) return;
        const expected = world.submissions.flatMap(({ applications }) =>
          applications.filter(({ by }) => by === who),
        );
        const seen = mine.body.applications as { _id: string; status: string }[];
        expect(seen.map(({ _id, status }) => `${_id} ${status}`).sort()).toEqual(
          expected.map(({ id, isViewed }) => `${id} ${isViewed ? 'viewed' : 'applied'}`).sort(),
        );
      },
    ),
  );

  const often = [logIn, submit, decide, upload, apply];
  const seldom = [register, verify, view, toggle, leave, takeOff, look, look];
  return fc.oneof(
    ...often.map((arbitrary) => ({ arbitrary, weight: 6 })),
    ...seldom.map((arbitrary) => ({ arbitrary, weight: 1 })),
  );
}
