import * as fc from 'fast-check';
import { expect } from 'vitest';
import { MISSING } from '../access/address';
import { resumeForm } from '../client/file-form';
import { callsOf, idOf, number, step, type Scene } from './journey-calls';
import {
  barred,
  choose,
  hasListings,
  hasPeople,
  listingsOf,
  pick,
  takesNone,
  type Submitted,
} from './journey-world';

/** Returns the expected status of an application, which is `no answer` if the employer no longer exists. */
function statusOf({ isViewed }: Submitted['applications'][number], { by }: Submitted): string {
  if (by.isDeleted) return 'no answer';
  return isViewed ? 'viewed' : 'applied';
}

const numbers = fc.tuple(number, number);

/** Steps that concern applications: uploading a resume, applying, the employer's view, and looking at listings and applications. */
export function applicationSteps(scene: Scene) {
  const call = callsOf(scene);

  const upload = number.map((at) =>
    step('upload', hasPeople, async ({ people }) => {
      const who = choose(people, at, (one) => !one.resumeId && !barred(one));
      const request = { token: who.token, form: resumeForm() };
      const answer = await call('upload', 'POST', '/api/users/upload-resume', request, barred(who) ?? 201);
      if (answer.status === 201) who.resumeId = idOf(answer, 'resume');
    }),
  );

  const apply = numbers.map(([at, whose]) =>
    step(
      'apply',
      (world) => hasPeople(world) && hasListings(world),
      async (world) => {
        const who = choose(world.people, whose, (one) => Boolean(one.resumeId) && !barred(one));
        const to = choose(listingsOf(world), at, (one) => !takesNone(one) && !one.isDeleted);
        const json = { internshipId: to.internshipId, resumeId: who.resumeId ?? MISSING };
        const earlier = to.applications.find(({ by }) => by === who);
        const closed = to.isDeleted ? 410 : takesNone(to) ? 409 : 201;
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
        const expected = world.submissions.flatMap((to) =>
          to.applications.filter(({ by }) => by === who).map((one) => `${one.id} ${statusOf(one, to)}`),
        );
        const seen = mine.body.applications as { _id: string; status: string }[];
        expect(seen.map(({ _id, status }) => `${_id} ${status}`).sort()).toEqual(expected.sort());
      },
    ),
  );

  return { upload, apply, view, look };
}
