import { describe, expect, test } from 'vitest';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { changed } from '@/lib/platform/cache/tags';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { checkDraft } from './check-draft';
import { searchIndex } from './search-index';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

const check = async (user: Awaited<ReturnType<typeof makeUser>>, fields: unknown, text?: string) => {
  await searchIndex();
  return checkDraft(asActor(user), () =>
    Promise.resolve({ fields, ...(text !== undefined && { file: { text, isCut: false } }) }),
  );
};

describe('checking what somebody writes', () => {
  test('names the words and the reason, also of the document, and stores nothing', async () => {
    const employer = await makeUser('employer');
    const { warnings, twins } = await check(
      employer,
      { title: '', howToApply: 'Pay the registration fee first.' },
      'Send your M-Pesa PIN.',
    );
    expect(warnings[0]).toEqual({
      rule: expect.any(String),
      group: 'money',
      level: 'severe',
      field: 'howToApply',
      quote: expect.stringContaining('registration fee'),
      because: expect.any(String),
    });
    expect(warnings.map(({ field }) => field)).toContain('file');
    expect(twins).toEqual([]);
    expect([await InternshipModel.countDocuments(), await SubmissionModel.countDocuments()]).toEqual([0, 0]);
  });

  test('names an open listing that is the same opening, no closed one and none of another town', async () => {
    const same = { title: 'Accounting Intern', company: 'Ziwa Fish Traders', location: 'Kisumu' };
    const twin = await makeListing(same);
    const others = [
      await makeListing({ ...same, location: 'Busia' }),
      await makeListing({ ...same, applicationDeadline: inDays(-1) }),
    ];
    changed([twin, ...others].map(({ _id }) => `internship:${_id.toHexString()}` as const));
    const draft = { ...same, title: 'INTERN, ACCOUNTS', company: 'Ziwa Fish Traders Ltd' };
    const { twins } = await check(await makeUser('editor'), draft);
    expect(twins).toEqual([
      {
        _id: twin._id.toHexString(),
        ...same,
        path: expect.stringMatching(/^\/internships\//),
        same: ['Accounting', 'Intern', 'Ziwa', 'Fish', 'Traders', 'Kisumu'],
      },
    ]);
  });

  test('refuses fields of a wrong type, graduates, and the 121st check of an hour', async () => {
    const draft = { title: 'Accounting Intern' };
    const editor = await makeUser('editor');
    await expect(check(editor, { howToApply: { $ne: '' } })).rejects.toThrow();
    await expect(check(editor, { title: 'x'.repeat(5_001) })).rejects.toThrow();
    await expect(check(editor, {})).rejects.toThrow('Send at least one field of a listing.');
    await expect(check(await makeUser('recent graduate'), draft)).rejects.toMatchObject({
      code: 'forbidden',
    });
    for (let n = 4; n <= 120; n += 1) await check(editor, draft);
    await expect(check(editor, draft)).rejects.toMatchObject({ status: 429 });
  });
});
