import mongoose, { Types } from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { submissionFields } from '@/dev/testing/client/submission-form';
import { InternshipModel } from '@/models/internship';
import { insertInternships } from './insert';
import { internshipSchema } from './schemas';

preparedDatabase();
afterEach(() => void vi.restoreAllMocks());

const listing = () => ({
  fields: internshipSchema.parse({
    ...submissionFields({ title: 'Farm Intern' }),
    industryId: 4,
    descriptionParagraph: 'Work.',
  }),
  origin: { _id: new Types.ObjectId(), createdBy: new Types.ObjectId() },
});

/** Stores nothing but the listings. */
const alone = () => Promise.resolve();

test('many at once are not taken for stored when the connection was lost under the write', async () => {
  const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;
  const lost = new MongoBulkWriteError(new MongoNetworkError('connection reset'), undefined as never);
  vi.spyOn(InternshipModel, 'insertMany').mockRejectedValue(lost);
  await expect(insertInternships([listing(), listing()], alone)).rejects.toBe(lost);
});

test('of two with the same address the second gets another', async () => {
  const [first, second] = await insertInternships([listing(), listing()], alone);
  expect(first?.slug).toBeTruthy();
  expect(second?.slug).not.toBe(first?.slug);
});
