import { expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { applyTo, makeGraduate } from '@/dev/testing/data/applying';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { UserModel } from '@/models/user';

stackDatabase();

interface Sent {
  employer: TestUser;
  listing: InternshipRecord;
  graduate: Awaited<ReturnType<typeof makeGraduate>>;
  application: string;
  email: string;
  phone: string;
}

let number = 0;

/** The number as the CSV file shows it: as text, to keep the leading 0. */
const inTable = (phone: string): string => `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`;

/** Sends an application from a user with a unique address and number. */
async function sent(): Promise<Sent> {
  number += 1;
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id });
  const graduate = await makeGraduate('contact');
  const [email, phone] = [`${uniqueLetters()}@barua.example`, `07110022${String(number).padStart(2, '0')}`];
  await UserModel.updateOne({ _id: graduate._id }, { $set: { email, phoneNumber: phone } });
  const application = (await applyTo(graduate, listing)).body.application._id;
  return { employer, listing, graduate, application, email, phone };
}

/** Every page and file that shows an applicant to an employer: the list, the CSV file and the applicant's page. */
async function shownTo({ employer, listing, application }: Sent): Promise<string[]> {
  const id = listing._id.toHexString();
  const page = `/dashboard/employer-internships/${id}`;
  const cookie = `next-auth.session-token=${employer.token}; mwanzo-signed-in=1`;
  const { body } = await api('GET', `/api/employer/applicants/${id}`, { token: employer.token });
  const texts = [
    `/api/employer/applicants/${id}.csv`,
    page,
    `${page}?view=board`,
    `${page}/applicants/${application}`,
  ];
  const answers = texts.map(async (path) => {
    const answer = await fetch(inject('appUrl') + path, { headers: { cookie } });
    expect(answer.status, path).toBe(200);
    return answer.text();
  });
  return [JSON.stringify(body), ...(await Promise.all(answers))];
}

const showing = (texts: readonly string[], ...words: string[]): boolean[] =>
  texts.map((text) => words.some((word) => text.includes(word)));

test('an employer sees the contacts that were given with the application, whatever they are later', async () => {
  const application = await sent();
  const { graduate, email, phone } = application;
  expect(showing(await shownTo(application), email)).toEqual([true, true, true, expect.any(Boolean), true]);
  const later = { email: `${uniqueLetters()}@mpya.example`, phoneNumber: '0799887766' };
  await UserModel.updateOne({ _id: graduate._id }, { $set: later });
  const texts = await shownTo(application);
  expect(showing(texts, later.email, later.phoneNumber, inTable(later.phoneNumber))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(showing(texts, phone, inTable(phone))).toEqual([true, true, true, expect.any(Boolean), true]);
});

test('of a withdrawn application they are in no answer, page or file', async () => {
  const application = await sent();
  const { graduate, email, phone } = application;
  const path = `/api/applications/${application.application}/withdraw`;
  expect((await api('POST', path, { token: graduate.token })).status).toBe(200);
  expect(showing(await shownTo(application), email, phone, inTable(phone))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('they end 90 days after the listing closed', async () => {
  const application = await sent();
  const { listing, email, phone } = application;
  const closedFor = (days: number) =>
    InternshipModel.updateOne({ _id: listing._id }, { $set: { applicationDeadline: inDays(-days) } });
  await closedFor(89);
  expect(showing(await shownTo(application), email, phone)[0]).toBe(true);
  await closedFor(90);
  expect(showing(await shownTo(application), email, phone, inTable(phone))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  await closedFor(120);
  expect(showing(await shownTo(application), email, phone, inTable(phone))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
