import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import {
  asActor,
  inDays,
  makeListing,
  makeResume,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { updateCareer } from '@/lib/applications/career/update-career';
import { collectOwnData } from '@/lib/identity/users/own-data';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { applyToInternship } from '@/lib/applications/apply/apply';
import { listApplicants } from './list-applicants';
import { readApplicant } from './read-applicant';
import { withdrawApplication } from '@/lib/applications/status/withdraw-application';

preparedDatabase();

const PROFILE = {
  school: 'Maseno University',
  course: 'BSc IT',
  year: 2026,
  county: 'Kisumu',
  skills: ['Excel'],
  studies: [{ school: 'Kisumu Polytechnic', course: 'Diploma in ICT', from: 2019, to: 2021 }],
  certificates: [{ name: 'CCNA', issuer: 'Cisco', year: 2024 }],
  referees: [{ name: 'Jane Auma', role: 'Lecturer', contact: '0712345678' }],
};
const SENT = { ...PROFILE, languages: [], links: [] };

async function applied(profile: object) {
  const [employer, graduate] = [await makeUser('employer'), await makeUser('recent graduate')];
  await updateCareer(asActor(graduate), profile);
  const listing = await makeListing({ postedBy: employer._id });
  const ids = { internshipId: listing._id.toHexString(), resumeId: String(await makeResume(graduate)) };
  const { application } = await applyToInternship(asActor(graduate), ids);
  return { employer, graduate, listing, applicationId: application._id };
}

const careersOf = async (employer: TestUser, { _id }: InternshipRecord) =>
  (await listApplicants(asActor(employer), { internshipId: _id.toHexString() })).applicants.map(
    ({ career }) => career,
  );

test('the employer reads the profile as it was sent, without what only the CV has', async () => {
  const { employer, graduate, listing, applicationId } = await applied({ ...PROFILE, about: 'I mend nets.' });
  await updateCareer(asActor(graduate), { school: 'Moi University' });
  expect(await careersOf(employer, listing)).toEqual([SENT]);
  const internshipId = listing._id.toHexString();
  const { applicant } = await readApplicant(asActor(employer), { internshipId, applicationId });
  expect(applicant.career).toEqual(SENT);
  const other = asActor(await makeUser('employer'));
  await expect(readApplicant(other, { internshipId, applicationId })).rejects.toMatchObject({ status: 404 });
  const { data } = await collectOwnData(graduate.id);
  expect(data.applications).toMatchObject([{ career: SENT }]);
});

test('of an empty profile nothing is sent', async () => {
  const { employer, listing } = await applied({ about: 'I mend nets.' });
  expect(await careersOf(employer, listing)).toEqual([null]);
});

test('an application sent before there were certificates shows the rest', async () => {
  const { employer, listing, applicationId } = await applied(PROFILE);
  await ApplicationModel.collection.updateOne(
    { _id: new Types.ObjectId(applicationId) },
    { $unset: { 'career.studies': '', 'career.certificates': '', 'career.referees': '' } },
  );
  expect(await careersOf(employer, listing)).toEqual([
    { ...SENT, studies: [], certificates: [], referees: [] },
  ]);
});

test('it is gone with the resume: once withdrawn, and 90 days after the listing closed', async () => {
  const withdrawn = await applied(PROFILE);
  await withdrawApplication(asActor(withdrawn.graduate), { applicationId: withdrawn.applicationId });
  expect(await careersOf(withdrawn.employer, withdrawn.listing)).toEqual([null]);

  const { employer, listing } = await applied(PROFILE);
  const closed = (days: number) =>
    InternshipModel.updateOne({ _id: listing._id }, { $set: { applicationDeadline: inDays(-days) } });
  await closed(89);
  expect(await careersOf(employer, listing)).toEqual([SENT]);
  await closed(91);
  expect(await careersOf(employer, listing)).toEqual([null]);
});
