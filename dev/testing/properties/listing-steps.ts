import * as fc from 'fast-check';
import { submissionFields, submissionForm } from '../client/submission-form';
import { callsOf, idOf, number, step, type Scene } from './journey-calls';
import { barred, choose, hasListings, hasPeople, listingsOf, pick, type World } from './journey-world';

const hasSubmissions = ({ submissions }: World): boolean => submissions.length > 0;
const FACTS = submissionFields({ title: 'Journey Intern', company: 'Journey Company' });

/** Steps that concern a listing, from its creation to its deletion. */
export function listingSteps(scene: Scene) {
  const call = callsOf(scene);
  const { administrator } = scene;

  const submit = number.map((at) =>
    step('submit', hasPeople, async ({ people, submissions }) => {
      const by = choose(people, at, (one) => !barred(one, 'employer'));
      const request = { token: by.token, form: submissionForm(FACTS) };
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
      const json =
        verdict === 'approve'
          ? { industryId: 8, descriptionParagraph: 'Work in the sun.' }
          : { comments: 'Please say more.' };
      const path = `/api/admin/internship-submissions/${submission.id}/${verdict}`;
      const { token } = administrator;
      const isGone = submission.by.isDeleted && submission.status !== 'withdrawn';
      const isPaused = verdict === 'approve' && !submission.by.isActive;
      const decided = isGone ? 404 : 409;
      const expected = submission.status === 'pending' && !isPaused ? 200 : decided;
      const answer = await call(verdict, 'POST', path, { token, json }, expected);
      if (answer.status !== 200) return;
      submission.status = verdict === 'approve' ? 'approved' : 'rejected';
      if (verdict === 'approve') submission.internshipId = idOf(answer, 'internship');
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

  return { submit, decide, takeOff };
}
