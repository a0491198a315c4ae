import * as fc from 'fast-check';
import { TEST_PASSWORD } from '../client/client-for';
import { registrationOf } from '../client/registration';
import { callsOf, idOf, number, step, type Scene } from './journey-calls';
import { barred, choose, hasPeople, pick, type JourneyRole, type World } from './journey-world';

/** The fifth failed log-in reports a lockout, even if the account does not exist. */
const TRIES = 5;

const linked = ({ people }: World) => people.filter(({ link }) => link !== undefined);

/** Steps in which users and an administrator use and manage accounts. */
export function accountSteps(scene: Scene) {
  const call = callsOf(scene);
  const { administrator, client } = scene;
  const { mailsTo, linkIn } = client;

  /** Returns the token in the registration e-mail. */
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await mailsTo(email);
    return mail ? (new URL(linkIn(mail, '/verify-email/')).pathname.split('/').at(-1) ?? '') : '';
  };

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
        const known = who.isActive ? 200 : 403;
        const expected = who.isDeleted ? 400 : known;
        await call('verify', 'POST', `/api/auth/verify-email/${String(who.link)}`, {}, expected);
        if (expected === 200) who.isVerified = true;
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

  return { register, verify, logIn, toggle, leave };
}
