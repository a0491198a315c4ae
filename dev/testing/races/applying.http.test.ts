import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApplicationModel } from '@/models/application';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';
import { applyTo, makeGraduate } from '../data/applying';
import { api } from '../client/client';
import { pdfFile } from '../data/documents';
import { fileForm } from '../client/file-form';
import { upload } from '../client/files';
import { makeListing, makeUser, storedFiles } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { abreast, MANY, printRace, tally, withStatus } from './concurrently';
import { emailOf, sentTo, twoAdministrators, type Said } from './racing';

/** Number of concurrent applications sent while the applicant is being deactivated. */
const AT_ONCE = 5;

stackDatabase();
let administrator: Awaited<ReturnType<typeof twoAdministrators>>;
beforeAll(async () => {
  administrator = await twoAdministrators();
});

test('concurrent applications of one graduate make one application, with one e-mail to each side', async () => {
  const employer = await makeUser('employer');
  const graduate = await makeGraduate();
  const listing = await makeListing({ postedBy: employer._id });
  const answers = await abreast(MANY, () => applyTo(graduate, listing));
  printRace('apply', answers);
  expect(tally(answers)).toEqual([
    `${MANY - 1} × 200 You’ve already applied to this internship.`,
    '1 × 201 Your application has been recorded.',
  ]);
  expect(new Set(answers.map(({ body }) => body.application._id)).size).toBe(1);
  expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(1);
  await sentTo(await emailOf(graduate), 1);
  await sentTo(await emailOf(employer), 1);
});

describe('concurrent uploads', () => {
  test('of resumes leave one resume, with its file', async () => {
    const user = await makeUser('recent graduate');
    const answers = await abreast(MANY, (number) => upload(user, pdfFile(`Resume ${number}`)));
    printRace('upload a resume', answers);
    expect(tally(answers)).toEqual([`${MANY} × 201 Your resume has been uploaded.`]);
    const [kept, ...others] = await ResumeModel.find({ userId: user._id }).lean();
    expect(others).toEqual([]);
    expect((await UserModel.findById(user._id).lean())?.resumeId).toEqual(kept?._id);
    expect(answers.map(({ body }) => body.resume._id)).toContain(kept?._id.toHexString());
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('of pictures process one at a time, refuse the others, and leave one picture with its file', async () => {
    const user = await makeUser('recent graduate');
    const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const answers = await abreast(MANY, () => {
      const form = fileForm('picture', { name: 'me.png', bytes });
      return api<Said>('POST', '/api/users/profile/picture', { token: user.token, form });
    });
    printRace('upload a picture', answers);
    const kept = withStatus(answers, 200).length;
    expect(kept).toBeGreaterThan(0);
    expect(withStatus(answers, 429)).toHaveLength(MANY - kept);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });
});

test('a deactivation during requests stops further ones and keeps acknowledged changes', async () => {
  const graduate = await makeGraduate();
  const listings = await abreast(MANY, (number) => makeListing({ title: `Acting Intern ${number}` }));
  const deactivated = api<Said>('PATCH', `/api/admin/${graduate.id}/activate`, {
    token: administrator(0).token,
    json: { action: 'deactivate' },
  });
  const each = MANY / AT_ONCE;
  const rows = await abreast(AT_ONCE, async (number) => {
    const answers = [];
    for (const listing of listings.slice(number * each, (number + 1) * each))
      answers.push(await applyTo(graduate, listing));
    return answers;
  });
  const during = rows.flat();
  expect((await deactivated).status).toBe(200);
  const after = await Promise.all(listings.map((listing) => applyTo(graduate, listing)));
  printRace('acting while being deactivated', during);
  printRace('acting once deactivated', after);
  expect(tally(after)).toEqual([`${MANY} × 403 Account deactivated. Please contact support.`]);
  expect(withStatus(during, 201).length + withStatus(during, 403).length).toBe(MANY);
  const stored = await ApplicationModel.find({ userId: graduate._id }).lean();
  const acknowledged = listings.filter((_, number) => during[number]?.status === 201);
  expect(stored.map(({ internshipId }) => internshipId.toHexString()).sort()).toEqual(
    acknowledged.map(({ _id }) => _id.toHexString()).sort(),
  );
});
