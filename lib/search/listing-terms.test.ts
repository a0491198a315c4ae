import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listingTerms, TERMS_VERSION } from './listing-terms';

const listing = {
  title: 'Nurse Intern',
  company: 'Intern Care',
  industryId: 11,
  location: 'Kisumu',
  county: 'Kisumu' as const,
  kind: 'internship' as const,
  stipend: { kind: 'paid' as const, min: null, max: null },
  descriptionParagraph: 'Nurse the sick. Care for wounds.',
};
const keysOf = (change: object = {}) => listingTerms({ ...listing, ...change }).terms.keys;

describe('the terms of a listing', () => {
  it('have each stem once, where it weighs most', () => {
    const keys = keysOf();
    expect(keys).toContain('t:nurs');
    expect(keys).not.toContain('b:nurs');
    expect(keys).not.toContain('a:intern');
    expect(keys).toContain('a:care');
    expect(keys).toContain('b:wound');
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['title', 't'],
    ['company', 'a'],
    ['location', 'a'],
    ['descriptionIntroHeading', 'b'],
    ['descriptionParagraph', 'b'],
  ])('has the words of its %s', (field, place) =>
    expect(keysOf({ [field]: 'Thatch' })).toContain(`${place}:thatch`),
  );

  it.each(['yourRole', 'whatWeLookFor', 'niceToHaveSkills', 'whyJoinUs', 'perksAndBenefits'])(
    'has the words of each line of %s',
    (list) =>
      expect(keysOf({ [list]: ['Thatch roofs', 'Weave mats'] })).toEqual(
        expect.arrayContaining(['b:thatch', 'b:weav']),
      ),
  );

  it('has the names of its county, industry and kind, and that it is remote', () =>
    expect(keysOf({ county: 'Siaya', industryId: 4, kind: 'attachment', remote: true })).toEqual(
      expect.arrayContaining(['a:siaya', 'a:legal', 'a:attach', 'a:remot']),
    ));

  it('have at most 70 of its text', () => {
    const words = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ');
    const ofText = (text: string) =>
      keysOf({ descriptionParagraph: text }).filter((key) => key.startsWith('b:'));
    expect(ofText(words)).toHaveLength(70);
    expect(ofText(words)).toContain('b:word69');
    expect(ofText(words)).not.toContain('b:word70');
  });

  it('say what it is narrowed by', () =>
    expect(keysOf()).toEqual(
      expect.arrayContaining(['any', 'industry=11', 'county=Kisumu', 'kind=internship', 'pay=paid']),
    ));

  it('say nothing of what is not stated', () => {
    const keys = keysOf({
      stipend: { kind: 'not stated', min: null, max: null },
      county: null,
      remote: true,
    });
    expect(keys.filter((key) => /^(pay|county)=/.test(key))).toEqual([]);
    expect(keys).toContain('remote=yes');
  });

  it('keep the words of its text out of the head', () => {
    const { head, keys } = listingTerms(listing).terms;
    expect(head.split('\n')).toEqual(keys.filter((key) => !key.startsWith('b:')));
  });

  it.each([{ hiddenAt: new Date() }, { deletedAt: new Date() }])(
    'are none while nobody may find it',
    (change) =>
      expect(listingTerms({ ...listing, ...change })).toEqual({
        terms: { version: 3, keys: [], head: '' },
        words: { head: [], body: [] },
      }),
  );

  it('of a listing with the required fields alone are those of its words and defaults', () => {
    const { title, company, industryId, location } = listing;
    const required = { title, company, industryId, location, descriptionParagraph: 'Care for wounds.' };
    expect(listingTerms(required)).toEqual({
      terms: {
        version: 3,
        keys: [
          ...['any', 'industry=11', 'kind=internship', 't:nurs', 't:intern', 't:internship'],
          ...['a:care', 'a:kisumu', 'a:health', 'a:life', 'a:scienc', 'b:wound'],
        ],
        head: [
          ...['any', 'industry=11', 'kind=internship', 't:nurs', 't:intern', 't:internship'],
          ...['a:care', 'a:kisumu', 'a:health', 'a:life', 'a:scienc'],
        ].join('\n'),
      },
      words: {
        head: [
          ...['nurse', 'intern', 'internship', 'intern', 'care', 'internship', 'kisumu'],
          ...['health', 'life', 'sciences', 'internship', 'intern'],
        ],
        body: ['care', 'wounds'],
      },
    });
  });

  it('are those of this version: whoever makes them come out differently raises it', () => {
    const text = Array.from({ length: 300 }, (_, at) => `Ploughing field${at}, R&D and café-keeping.`).join(
      ' ',
    );
    const keys = keysOf({
      descriptionParagraph: `Ng´ang´a. ${text}`,
      yourRole: ['Weighing milk'],
      remote: true,
    });
    const digest = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 12);
    expect({ version: TERMS_VERSION, digest }).toEqual({ version: 3, digest: '75642939f079' });
  });

  it('stay few however long the text is', () => {
    const text = Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ');
    expect(keysOf({ descriptionParagraph: text }).length).toBeLessThan(110);
  });
});
