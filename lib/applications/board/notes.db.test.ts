import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { collectOwnData } from '@/lib/identity/users/own-data';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import type { InternshipRecord } from '@/models/internship';
import { addNote } from './add-note';
import { downloadApplicants } from './download-applicants';
import { listApplicants } from './list-applicants';
import { readApplicant } from './read-applicant';
import { readOwnApplication } from '@/lib/applications/tracking/read-own';
import { removeNote } from './remove-note';

preparedDatabase();

let employer: TestUser, graduate: TestUser, listing: InternshipRecord, applicationId: string;

beforeAll(async () => {
  employer = await makeUser('employer', { firstName: 'Zawadi', lastName: 'Mwangi' });
  listing = await makeListing({ postedBy: employer._id, title: 'Farm Intern' });
  const made = await makeApplication(listing, { name: ['Akinyi', 'Otieno'] });
  graduate = made.graduate;
  applicationId = made.application._id.toHexString();
});

const note = (text: unknown, by = employer, of = applicationId) =>
  addNote(asActor(by), { applicationId: of, note: { text } });
const notes = async () => {
  const internshipId = listing._id.toHexString();
  return (await readApplicant(asActor(employer), { internshipId, applicationId })).notes;
};

describe('the notes of an employer', () => {
  test('have a text, a day and an author, in the order they were written', async () => {
    await note('  Speaks Dholuo.  ');
    await note('=HYPERLINK("https://evil.example")\nSecond line');
    expect(await notes()).toMatchObject([
      { text: 'Speaks Dholuo.', by: 'Zawadi Mwangi', at: expect.stringMatching(/Z$/) as string },
      { text: '=HYPERLINK("https://evil.example")\nSecond line' },
    ]);
  });

  test('are in the applicant’s export of their data, and in nothing else they see', async () => {
    const { data } = await collectOwnData(graduate.id);
    const [application] = data.applications as { notesOfTheEmployer: { text: string }[] }[];
    expect(application?.notesOfTheEmployer.map(({ text }) => text)).toContain('Speaks Dholuo.');
    const seen = await readOwnApplication(asActor(graduate), { id: applicationId });
    expect(JSON.stringify(seen)).not.toContain('Dholuo');
    const listed = await listApplicants(asActor(employer), { internshipId: listing._id.toHexString() });
    expect(JSON.stringify(listed)).not.toContain('Dholuo');
  });

  test('are refused from others, empty, and above 2,000 characters', async () => {
    await expect(note('Hello', await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
    await expect(note('Hello', graduate)).rejects.toMatchObject({ status: 403 });
    for (const wrong of ['', '   ', 'x'.repeat(2_001), { $ne: '' }, undefined])
      await expect(note(wrong)).rejects.toMatchObject({ name: 'ZodError' });
    await note('x'.repeat(2_000));
  });

  test('can be removed by their employer', async () => {
    const { note: added } = await note('A slip');
    const removing = (by: TestUser) => removeNote(asActor(by), { applicationId, noteId: added._id });
    await expect(removing(await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
    await removing(employer);
    expect((await notes()).map(({ text }) => text)).not.toContain('A slip');
    await expect(removing(employer)).rejects.toMatchObject({ status: 404 });
  });

  test('are at most 50, also when sixty are written at once', async () => {
    const { application } = await makeApplication(listing);
    const id = application._id.toHexString();
    const settled = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => note(`Note ${at}`, employer, id)),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const stored = await ApplicationModel.findById(id).select('+notes').lean();
    expect(stored?.notes).toHaveLength(50);
  });
});

describe('the table of applicants', () => {
  const download = (by = employer) =>
    downloadApplicants(asActor(by), { internshipId: listing._id.toHexString() });

  test('has everybody with contact, status and notes, and no formula', async () => {
    const { fileName, text } = await download();
    expect(fileName).toBe('Applicants, Farm Intern.csv');
    const [header, ...rows] = parse(text, { bom: true });
    expect(header).toEqual([
      'First name',
      'Last name',
      'E-mail',
      'Phone',
      'Status',
      'Applied on',
      'Status since',
      'Resume',
      'Notes',
    ]);
    expect(rows).toHaveLength(2);
    const akinyi = rows.find(([name]) => name === 'Akinyi') ?? [];
    expect(akinyi[3]).toBe('0700 000 000');
    expect(akinyi.slice(4, 8)).toEqual([
      'applied',
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'cv.pdf',
    ]);
    expect(akinyi[8]).toMatch(/^Speaks Dholuo\.\n\n=HYPERLINK/);
  });

  test('is in the audit log, without the people; nobody else gets it', async () => {
    await expect(download(await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
    await expect(download(graduate)).rejects.toMatchObject({ status: 403 });
    const entries = await AuditEntryModel.find({ action: 'applicants downloaded' }).lean<
      AuditEntryRecord[]
    >();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actorId: employer._id,
      target: { kind: 'internship', id: listing._id },
      after: { applicants: 2 },
    });
    expect(JSON.stringify(entries)).not.toContain('Akinyi');
  });

  test('is named after the whole title, also where that has a slash', async () => {
    const title = 'Sales / Marketing "Intern": Mombasa';
    const other = await makeListing({ postedBy: employer._id, title });
    const { fileName } = await downloadApplicants(asActor(employer), {
      internshipId: other._id.toHexString(),
    });
    expect(fileName).toBe('Applicants, Sales - Marketing _Intern__ Mombasa.csv');
  });
});
