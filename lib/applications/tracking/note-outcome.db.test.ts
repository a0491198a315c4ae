import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { noteOutcome } from './note-outcome';
import { readOwnApplication } from './read-own';

preparedDatabase();

const LISTING = new Types.ObjectId();

test('whoever applied to a listing that no account answers notes the outcome, and takes it away again', async () => {
  const { graduate, application } = await makeApplication({ _id: LISTING, employer: null, postedBy: null });
  const applicationId = application._id.toHexString();
  const note = (noted: unknown, by = graduate) => noteOutcome(asActor(by), { applicationId, noted });
  await note({ outcome: 'interview', note: ' Monday at ten. ' });
  const read = () => readOwnApplication(asActor(graduate), { id: applicationId });
  expect(await read()).toMatchObject({
    status: 'applied',
    answeredHere: false,
    ownOutcome: { outcome: 'interview', note: 'Monday at ten.' },
  });
  await note({ outcome: null });
  expect((await read()).ownOutcome).toBeNull();
  await expect(note({ outcome: 'applied' })).rejects.toMatchObject({ name: 'ZodError' });
  await expect(note({ outcome: 'offered', note: 'x'.repeat(501) })).rejects.toMatchObject({
    name: 'ZodError',
  });
  const other = await makeUser('recent graduate');
  await expect(note({ outcome: 'offered' }, other)).rejects.toMatchObject({ status: 404 });
});

test('not where an account of the employer answers', async () => {
  const { graduate, application } = await makeApplication({
    _id: LISTING,
    employer: new Types.ObjectId(),
    postedBy: null,
  });
  const applicationId = application._id.toHexString();
  const noted = noteOutcome(asActor(graduate), { applicationId, noted: { outcome: 'offered' } });
  await expect(noted).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['withdrawn', 'This application has ended: withdrawn. There’s nothing left to note.'],
  ['no answer', 'This application has ended: no answer. There’s nothing left to note.'],
] as const)('not once it has ended: %s; what was noted before is taken away', async (status, message) => {
  const { graduate, application } = await makeApplication(
    { _id: LISTING, employer: null, postedBy: null },
    { status },
  );
  const applicationId = application._id.toHexString();
  const note = (outcome: unknown) => noteOutcome(asActor(graduate), { applicationId, noted: { outcome } });
  await expect(note('offered')).rejects.toMatchObject({ status: 409, message });
  expect((await note(null)).application.ownOutcome).toBeNull();
});
