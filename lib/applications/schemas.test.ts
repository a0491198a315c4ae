import { expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { applySchema } from './schemas';

const ID = '66f0c0ffee0123456789abcd';

test('applying takes a listing and a resume', () => {
  expect(applySchema.parse({ internshipId: ID, resumeId: ID.toUpperCase(), status: 'offered' })).toEqual({
    internshipId: ID,
    resumeId: ID.toUpperCase(),
  });
});

test.each([undefined, null, '', 'abc', `x${ID}`, `${ID}0`, { $ne: null }, [ID]])('%j is none', (value) => {
  expect(fieldErrors(applySchema, { internshipId: value, resumeId: value })).toEqual({
    internshipId: 'Please choose an internship.',
    resumeId: 'Please upload your resume first.',
  });
});
