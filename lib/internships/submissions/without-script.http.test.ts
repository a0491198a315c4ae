import { beforeAll, describe, expect, inject, test } from 'vitest';
import { docxFile, pdfFile } from '@/dev/testing/data/documents';
import { makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { approve, facts, submit } from '@/dev/testing/client/submission-calls';
import { dayForInput, formatDate } from '@/lib/platform/format/dates';
import { DraftModel } from '@/models/draft';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';

const SUBMIT = '/dashboard/employer-internships/submit';
const SENT = `${SUBMIT}/sent`;
const MB2 = 2 * 1024 * 1024;

let administrator: TestUser, employer: TestUser;
stackDatabase();
beforeAll(async () => {
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
});

/** The form controls as a browser sends them without JavaScript. */
function typed(change: Record<string, string | string[]> = {}): [string, string][] {
  const { applicationDeadline, ...texts } = facts();
  const values: Record<string, string | string[]> = {
    about: 'new',
    ...texts,
    applicationDeadline: applicationDeadline.slice(0, 10),
    ...{ stipendKind: 'paid', stipendMin: '15,000', stipendMax: '', kind: 'industrial attachment' },
    ...{ industryId: '10', county: 'Nakuru', descriptionParagraph: 'Cows.\r\n\r\nMaize.' },
    ...{
      yourRole: ['- Milk\r\n- Count'],
      whatWeLookFor: [''],
      niceToHaveSkills: [''],
      perksAndBenefits: ['Tea'],
    },
    ...change,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
}

interface Sent {
  fields: [string, string][];
  file?: { name: string; bytes: Buffer } | null;
  by?: TestUser;
}

/** Submits a form like a browser and follows the redirect. Returns the new address and its page. */
async function press(path: string, { fields, file, by = employer }: Sent) {
  const cookie = `next-auth.session-token=${by.token}`;
  const headers = { Cookie: cookie, Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' };
  let body: FormData | URLSearchParams = new URLSearchParams(fields);
  if (file !== undefined) {
    body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    body.append('internshipFile', new File([new Uint8Array(file?.bytes ?? [])], file?.name ?? ''));
  }
  const url = new URL(path, inject('appUrl'));
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  const to = answer.headers.get('location') ?? '';
  const told = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const page = await fetch(new URL(to, url), { headers: { Cookie: [cookie, ...told].join('; ') } });
  return { status: answer.status, to, html: await page.text() };
}

const pdf = { name: 'Maelezo.pdf', bytes: pdfFile() };

describe('without script', () => {
  test('a form is submitted with its file, each line of a list an item', async () => {
    const by = await makeUser('employer');
    const sent = await press('/api/employer/submit-internship', { fields: typed(), file: pdf, by });
    expect(sent).toMatchObject({ status: 303, to: SENT });
    expect(await SubmissionModel.findOne({ submittedBy: by._id }).lean()).toMatchObject({
      status: 'pending',
      stipend: { kind: 'paid', min: 15_000, max: null },
      kind: 'industrial attachment',
      industryId: 10,
      descriptionParagraph: 'Cows.\n\nMaize.',
      yourRole: ['Milk', 'Count'],
      perksAndBenefits: ['Tea'],
      file: { fileName: 'Maelezo.pdf' },
    });
  });

  test('what the checks find is said before anything is sent, and sent once it was read', async () => {
    const by = await makeUser('employer');
    const fee = { howToApply: 'Pay the registration fee of KES 500 before the interview.' };
    const submit = (change: Record<string, string>) =>
      press('/api/employer/submit-internship', { fields: typed({ ...fee, ...change }), file: pdf, by });
    const { status, to, html } = await submit({});
    expect({ status, to }).toEqual({ status: 303, to: SUBMIT });
    expect(html).toContain('Nothing has been sent yet. Please read what our checks found.');
    expect(html).toContain('registration fee');
    expect(html).toContain('name="warningsRead"');
    expect(await SubmissionModel.exists({ submittedBy: by._id })).toBeNull();
    expect(await submit({ warningsRead: 'on' })).toMatchObject({ status: 303, to: SENT });
    expect(await SubmissionModel.countDocuments({ submittedBy: by._id })).toBe(1);
  });

  test.each([
    ['no file', null, 'Please select a file!'],
    [
      'a file of another type',
      { name: 'kazi.pdf', bytes: Buffer.from('text') },
      'Only PDF and Word documents are allowed',
    ],
    [
      'a file that is too large',
      { name: 'kazi.pdf', bytes: pdfFile('x', 2 * MB2) },
      'File size exceeds 2MB limit',
    ],
  ])('with %s, what was typed stays and the file is asked for again', async (_, file, message) => {
    const by = await makeUser('employer');
    const fields = typed({ title: '', perksAndBenefits: ['Tea & cake'] });
    const { status, to, html } = await press('/api/employer/submit-internship', { fields, file, by });
    expect({ status, to }).toEqual({ status: 303, to: SUBMIT });
    expect(html).toContain(message);
    expect(html).toContain('<title>Error: Submit an internship');
    expect(html).toContain('value="Bonde Farms"');
    expect(html).toContain('Tea &amp; cake');
    if (file) expect(html).toContain('Choose kazi.pdf again');
    expect(await storedFiles(by._id)).toEqual({ files: 0, chunks: 0 });
    expect(await SubmissionModel.exists({ submittedBy: by._id })).toBeNull();
  });

  test('a deadline and an amount are read as people write them', async () => {
    const by = await makeUser('employer');
    const deadline = new Date(facts().applicationDeadline);
    const applicationDeadline = `${formatDate(deadline)}, 5:00 PM`;
    const fields = typed({ applicationDeadline, stipendMin: 'KSh. 15,000/=', stipendMax: '20k' });
    const sent = await press('/api/employer/submit-internship', { fields, file: pdf, by });
    expect(sent).toMatchObject({ status: 303, to: SENT });
    expect(await SubmissionModel.findOne({ submittedBy: by._id }).lean()).toMatchObject({
      stipend: { kind: 'paid', min: 15_000, max: 20_000 },
      applicationDeadline: new Date(`${dayForInput(deadline)}T14:00:00Z`),
    });
  });

  test('what cannot be read stays as it was typed, with how to write it', async () => {
    const by = await makeUser('employer');
    const fields = typed({ applicationDeadline: '3/2/2027', publishOn: 'soon', stipendMin: '1.500' });
    const { to, html } = await press('/api/employer/submit-internship', { fields, file: pdf, by });
    expect(to).toBe(SUBMIT);
    for (const text of [
      '3/2/2027 can be 3 February or 2 March: write 3 February 2027 or 2027-02-03.',
      '“soon” is not a valid date.',
      '“1.500” can be 1,500 or 1.50: write 1500 or 1,500.',
    ])
      expect(html).toContain(text);
    for (const value of ['3/2/2027', 'soon', '1.500']) expect(html).toContain(`value="${value}"`);
  });

  test('everything that is missing is named at once, beside its field', async () => {
    const fields = typed({ title: ' ', company: '', applyLink: '' });
    const { html } = await press('/api/employer/submit-internship', { fields, file: null });
    for (const text of ['the job title', 'the company', 'the application link'])
      expect(html.split(`Enter ${text}`).length).toBeGreaterThanOrEqual(3);
  });

  test('with twenty that wait, what was typed stays', async () => {
    const by = await makeUser('employer');
    const { submission } = (await submit(by, facts())).body;
    const one = await SubmissionModel.findById(submission._id).lean();
    const { _id: _, ...copy } = one ?? { _id: null };
    await SubmissionModel.insertMany(Array.from({ length: 19 }, () => copy));
    const { html } = await press('/api/employer/submit-internship', { fields: typed(), file: pdf, by });
    expect(html).toContain('20 submissions waiting');
    expect(html).toContain('value="Bonde Farms"');
  });

  test('a preview shows what was typed and sends nothing; once sent, the draft is gone', async () => {
    const by = await makeUser('employer');
    const fields: [string, string][] = [
      ...typed({ title: 'Mkulima Intern', applyLink: '' }),
      ['internshipFile', 'kazi.docx'],
    ];
    const { to, html } = await press('/api/employer/drafts/new', { fields, by });
    expect(to).toBe(`${SUBMIT}/preview?form=new`);
    expect(html).toContain('Mkulima Intern');
    expect(html).toContain('KES 15,000');
    expect(await SubmissionModel.exists({ submittedBy: by._id })).toBeNull();
    expect(await DraftModel.findOne({ userId: by._id }).lean()).toMatchObject({ fileName: 'kazi.docx' });
    const file = { name: 'kazi.docx', bytes: docxFile() };
    expect((await press('/api/employer/submit-internship', { fields: typed(), file, by })).to).toBe(SENT);
    expect(await DraftModel.exists({ userId: by._id })).toBeNull();
  });

  test('a listing is extended, changed, closed and copied with its file', async () => {
    const { submission } = (await submit(employer, facts(), pdf)).body;
    const { internship } = (await approve(administrator, submission._id)).body;
    const page = `/dashboard/employer-internships/${internship._id}`;
    const call = `/api/employer/internships/${internship._id}`;

    const refused = await press(`${call}/extend`, { fields: [['applicationDeadline', '2020-01-01']] });
    expect(refused.to).toBe(page);
    expect(refused.html).toContain('value="2020-01-01"');
    const day = new Date(Date.now() + 60 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const extended = await press(`${call}/extend`, { fields: [['applicationDeadline', day]] });
    expect(extended.html).toContain('The deadline has been extended.');

    const about = `edit-${internship._id}`;
    const { applicationDeadline: _, ...same } = Object.fromEntries(
      typed({
        about,
        title: internship.title,
        stipendKind: 'not stated',
        stipendMin: '',
        kind: internship.kind,
        descriptionParagraph: internship.descriptionParagraph,
        yourRole: '',
        perksAndBenefits: '',
        county: internship.county ?? '',
      }),
    );
    const fieldsOf = (change: Record<string, string>): [string, string][] =>
      Object.entries({ ...same, ...change });
    const slip = await press(call, { fields: fieldsOf({ howToApply: 'Send your papers by mail!' }) });
    expect(slip.to).toBe(page);
    expect(slip.html).toContain('Your changes are live.');
    const missing = await press(call, { fields: fieldsOf({ title: '' }) });
    expect(missing.to).toBe(`${page}/edit`);
    expect(missing.html).toContain('Enter the job title');
    const changed = await press(call, { fields: fieldsOf({ duration: '9 months' }) });
    expect(changed.to).toBe(SENT);
    expect(await SubmissionModel.findOne({ replaces: internship._id }).lean()).toMatchObject({
      duration: '9 months',
    });

    const copied = await press('/api/employer/submit-internship', {
      fields: [...typed({ about: `copy-${internship._id}` }), ['copyOf', internship._id]],
      file: null,
    });
    expect(copied.to).toBe(SENT);
    const closed = await press(`${call}/close`, { fields: [['reason', 'enough applications']] });
    expect(closed.html).toContain('The internship has closed.');
    const { applicationDeadline } = (await InternshipModel.findById(internship._id).lean()) ?? {};
    expect(applicationDeadline?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
