import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { countOpenInternships } from './count-open';
import { listOpenPage } from './list-open-page';

preparedDatabase();

/** The staff list counts up to a thousand exactly. Larger totals may be half a minute old. */
const MANY = 1_015;
const COUNTY = 'Isiolo';
const PLACES = [{ industryId: 14 }, { county: COUNTY }] as const;

const numbered = (model: InternshipRecord) =>
  Array.from({ length: MANY - 1 }, (_, at) => ({
    ...model,
    _id: new Types.ObjectId(),
    slug: `number-${at}`,
    createdAt: inDays(-at - 1),
  }));

beforeAll(async () => {
  const first = await makeListing({ industryId: 14, county: COUNTY });
  await InternshipModel.collection.insertMany(numbered(first) as never[]);
});

describe.each(PLACES)('of more than a thousand listings of %o', (place) => {
  const idsOf = async (page: number) => {
    const { internships, ...facts } = await listOpenPage(place, page, new Date());
    return { ids: internships.map(({ _id }) => _id), ...facts };
  };

  test('pages and totals are right at once after one more', async () => {
    const before = await idsOf(102);
    expect(before).toMatchObject({ total: MANY, totalPages: 102 });
    expect(before.ids).toHaveLength(5);

    const added = await makeListing({ industryId: 14, county: COUNTY });
    expect(await idsOf(1)).toMatchObject({
      total: MANY + 1,
      ids: [added._id.toHexString(), ...Array(9).fill(expect.any(String))],
    });
    const [last, lastButOne] = [await idsOf(102), await idsOf(101)];
    expect(last.ids.slice(1)).toEqual(before.ids);
    expect(lastButOne.ids).not.toContain(last.ids[0]);
    expect(await countOpenInternships(place)).toBe(MANY + 1);
    await InternshipModel.deleteOne({ _id: added._id });
  });
});
