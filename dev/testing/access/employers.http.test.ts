import { Types } from 'mongoose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '../client/client';
import { uniqueLetters } from '../client/client-for';
import { upload } from '../client/files';
import { makeApplication } from '../data/applications';
import { pdfFile } from '../data/documents';
import { employerOf, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { stackDatabase } from '../stack/stack-database';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

stackDatabase();

/** Data of one employer that only its members may see or change. */
interface Belongings {
  name: string;
  listing: InternshipRecord;
  application: string;
  note: string;
  graduate: string;
  submission: string;
}

/** The relations that a person can have to the employer. */
const PEOPLE = [
  'the poster',
  'a colleague',
  'a former colleague',
  'a poster who moved to another employer',
  'a member of another employer',
  'an employer without a profile',
  'a member of a recalled employer',
] as const;
type Person = (typeof PEOPLE)[number];

const MAY: readonly Person[] = ['the poster', 'a colleague'];

const join = (employer: Types.ObjectId, userId: Types.ObjectId) =>
  EmployerModel.updateOne(
    { _id: employer },
    { $push: { members: { userId, role: 'member', since: new Date() } } },
  );

const leave = (userId: Types.ObjectId) =>
  EmployerModel.updateOne({ 'members.userId': userId }, { $pull: { members: { userId } } });

async function belongings(poster: TestUser): Promise<Belongings> {
  const name = `Duka ${uniqueLetters()}`;
  const listing = await makeListing({ postedBy: poster._id, company: name });
  const { graduate, application } = await makeApplication(listing);
  const { body } = await upload(graduate, pdfFile());
  const resumeId = new Types.ObjectId(body.resume._id);
  const note = new Types.ObjectId();
  const notes = [{ _id: note, text: 'Speaks well.', at: new Date(), by: poster._id }];
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { notes, resumeId } });
  const submission = await makeSubmission({ submittedBy: poster._id, status: 'rejected' });
  return {
    ...{ name, listing, graduate: graduate.id, note: note.toHexString() },
    application: application._id.toHexString(),
    submission: submission._id.toHexString(),
  };
}

/** Creates an employer with its data, and a person who has this relation to it. */
async function meet(person: Person): Promise<{ who: TestUser; has: Belongings }> {
  const [poster, who] = [await makeUser('employer'), await makeUser('employer')];
  const has = await belongings(poster);
  const employer = await employerOf(poster._id);
  const other = await employerOf((await makeUser('employer'))._id, `Soko ${uniqueLetters()}`);
  switch (person) {
    case 'the poster':
      return { who: poster, has };
    case 'a colleague':
      await join(employer, who._id);
      break;
    case 'a former colleague':
      await join(employer, who._id);
      await leave(who._id);
      break;
    case 'a poster who moved to another employer':
      await join(employer, who._id);
      await leave(poster._id);
      await join(other, poster._id);
      return { who: poster, has };
    case 'a member of another employer':
      await join(other, who._id);
      break;
    case 'an employer without a profile':
      break;
    case 'a member of a recalled employer':
      await join(employer, who._id);
      await EmployerModel.updateOne({ _id: employer }, { $set: { recalledAt: new Date() } });
      break;
  }
  return { who, has };
}

type Call = readonly [method: string, path: (has: Belongings) => string, json?: object];

const listing = ({ listing: { _id } }: Belongings): string => _id.toHexString();

/** Calls that show or change an employer's data. They all return 404 to people outside the employer. */
const CALLS: Record<string, Call> = {
  'the applicants': ['GET', (has) => `/api/employer/applicants/${listing(has)}`],
  'the applicants as a table': ['GET', (has) => `/api/employer/applicants/${listing(has)}.csv`],
  'a resume': ['GET', ({ graduate }) => `/api/employer/download-resume/${graduate}`],
  'a resume as pages': ['GET', ({ application }) => `/api/employer/applications/${application}/resume`],
  'a status': [
    'PUT',
    ({ application }) => `/api/employer/applications/${application}/status`,
    { status: 'shortlisted' },
  ],
  'the viewed mark': ['PUT', ({ application }) => `/api/employer/applications/${application}/status`, {}],
  'a note': [
    'POST',
    ({ application }) => `/api/employer/applications/${application}/notes`,
    { text: 'Ask again.' },
  ],
  'the removal of a note': [
    'POST',
    ({ application, note }) => `/api/employer/applications/${application}/notes/${note}/remove`,
  ],
  'a reply to all': [
    'PUT',
    (has) => `/api/employer/internships/${listing(has)}/answer`,
    { status: 'not selected' },
  ],
  'a correction': ['PUT', (has) => `/api/employer/internships/${listing(has)}`, { duration: '3  months' }],
  'a later deadline': [
    'POST',
    (has) => `/api/employer/internships/${listing(has)}/extend`,
    { applicationDeadline: new Date(Date.now() + 40 * 86_400_000).toISOString() },
  ],
  'the end of a listing': [
    'POST',
    (has) => `/api/employer/internships/${listing(has)}/close`,
    { reason: 'filled' },
  ],
};

const REFUSED = 404;
/** Statuses for members. 409 means that nothing is left to do. */
const ANSWERED = [200, 201, 303, 409];

describe.each(PEOPLE)('%s', (person) => {
  let who: TestUser, has: Belongings;
  beforeAll(async () => {
    ({ who, has } = await meet(person));
  });

  test.each(Object.keys(CALLS))('%s: allows only members of the employer', async (name) => {
    const [method, path, json] = CALLS[name] ?? ['GET', () => '/'];
    const { status } = await api(method, path(has), { token: who.token, ...(json && { json }) });
    if (MAY.includes(person)) expect(ANSWERED).toContain(status);
    else expect(status).toBe(REFUSED);
  });

  test("lists only data of the person's own employer", async () => {
    const lists = ['my-internships', 'submissions'].map(async (list) => {
      const { body } = await api('GET', `/api/employer/${list}`, { token: who.token });
      return JSON.stringify(body);
    });
    for (const text of await Promise.all(lists))
      expect(text.includes(has.listing._id.toHexString()) || text.includes(has.submission)).toBe(
        MAY.includes(person),
      );
  });

  test("moves several applications only if they are the employer's", async () => {
    const json = { ids: [has.application], status: 'shortlisted' };
    const { body } = await api<{ moved: string[]; refused: { message: string }[] }>(
      'PUT',
      '/api/employer/applications/status',
      { token: who.token, json },
    );
    expect(body.moved).toEqual([]);
    if (!MAY.includes(person)) expect(body.refused).toMatchObject([{ message: 'Application not found' }]);
  });

  test('shows pages of a listing, an applicant and a submission only to their employer', async () => {
    const cookie = `next-auth.session-token=${who.token}`;
    const listings = '/dashboard/employer-internships';
    const own = `${listings}/${listing(has)}`;
    for (const page of [
      own,
      `${own}/edit`,
      `${own}/applicants/${has.application}`,
      `${listings}/submissions/${has.submission}`,
    ]) {
      const answer = await fetch(inject('appUrl') + page, { headers: { cookie } });
      const text = await answer.text();
      expect(text.includes('Page not found') || answer.status === 404, page).toBe(!MAY.includes(person));
    }
  });

  test('shows the name of the employer that posted a listing, even if its author has moved on', async () => {
    const { slug } = await InternshipModel.findById(has.listing._id).orFail().lean();
    const answer = await fetch(`${inject('appUrl')}/internships/it-telecommunications/${slug}`);
    const text = await answer.text();
    expect(text).toContain(has.name);
    expect(text).not.toContain('Soko ');
  });
});
