import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { submissionFields } from '@/dev/testing/client/submission-form';
import { submissionSchema } from './schemas';
import { fieldsToClear, fieldsToStore, statedIn } from './stated';

const parse = (change: Record<string, unknown>) =>
  submissionSchema.parse({ ...submissionFields(), ...change });
const errorsOf = (change: Record<string, unknown>) =>
  fieldErrors(submissionSchema, { ...submissionFields(), ...change });

const SAID = {
  stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  kind: 'industrial attachment',
  industryId: 10,
  county: 'Nakuru',
  descriptionParagraph: 'Cows, maize and the books of both.',
  yourRole: ['Milk', 'Keep the books'],
  whatWeLookFor: [],
  niceToHaveSkills: null,
  perksAndBenefits: undefined,
};

describe('what an employer may say beside the required fields', () => {
  test('is stored where it says something', () => {
    const stored = fieldsToStore(parse(SAID));
    expect(Object.keys(stored)).toHaveLength(7 + 6);
    expect(stored).toMatchObject({ industryId: 10, county: 'Nakuru', yourRole: ['Milk', 'Keep the books'] });
  });

  test('is taken away by null, an empty text or an empty list; what was not sent stays', () => {
    expect(fieldsToClear(parse(SAID))).toEqual(['whatWeLookFor', 'niceToHaveSkills']);
    expect(fieldsToClear(parse({ descriptionParagraph: '  ', county: null }))).toEqual([
      'county',
      'descriptionParagraph',
    ]);
    expect(fieldsToClear(parse({}))).toEqual([]);
  });

  test('“rather not say” is an answer, which is stored', () => {
    const stipend = { kind: 'not stated', min: null, max: null } as const;
    expect(fieldsToStore(parse({ stipend })).stipend).toEqual(stipend);
    expect(statedIn({ stipend, yourRole: [] })).toEqual({ stipend });
  });

  test.each([
    [{ stipend: { kind: 'unpaid', min: 1 } }, 'stipend.kind'],
    [{ stipend: { kind: 'paid', min: 2, max: 1 } }, 'stipend.max'],
    [{ stipend: { kind: 'paid', max: 1_000_001 } }, 'stipend.max'],
    [{ descriptionParagraph: 'ab' }, 'descriptionParagraph'],
    [{ descriptionParagraph: 'a'.repeat(10_001) }, 'descriptionParagraph'],
    [{ yourRole: Array.from({ length: 41 }, () => 'a') }, 'yourRole'],
    [{ yourRole: ['a'.repeat(601)] }, 'yourRole.0'],
    [{ county: 'Atlantis' }, 'county'],
    [{ industryId: 17 }, 'industryId'],
    [{ kind: 'slavery' }, 'kind'],
  ])('%j is refused', (change, field) => {
    expect(Object.keys(errorsOf(change))).toEqual([field]);
  });
});
