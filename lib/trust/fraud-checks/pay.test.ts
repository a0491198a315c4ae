import { describe, expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';

describe('pay', () => {
  test('above the usual is expected of seniors', () => {
    const stipend = { kind: 'paid' as const, min: null, max: 420_000 };
    expect(checkAtOnce({ title: 'Senior Engineer', stipend })).toEqual([]);
    expect(checkAtOnce({ title: 'Sticker packer', stipend })).toHaveLength(1);
  });

  test('above the usual is not explained by a licence that the name claims', () => {
    const stipend = { kind: 'paid' as const, min: null, max: 420_000 };
    const rules = ['Kindhands (NEA 0391)', 'Kindhands, National Employment Authority'].map((company) =>
      checkAtOnce({ title: 'Sticker packer', company, stipend }).map(({ rule }) => rule),
    );
    expect(rules).toEqual([['pay-too-good'], ['pay-too-good']]);
  });

  const paid = (max: number) => ({ kind: 'paid' as const, min: null, max });

  test('far above the usual is named with the usual', () => {
    const [found] = checkAtOnce({ kind: 'internship', stipend: paid(150_001) });
    expect(found).toMatchObject({ rule: 'pay-too-good', level: 'warning', field: 'stipend' });
    expect(found?.because).toContain('KES 150,000 a month');
    expect(checkAtOnce({ kind: 'internship', stipend: paid(150_000) })).toEqual([]);
  });

  const rulesFor = (title: string, max: number, more: Parameters<typeof checkAtOnce>[0] = {}) =>
    checkAtOnce({ title, stipend: paid(max), ...more }, { model: null }).map(({ rule }) => rule);

  test.each([
    ['Gardener', 65_000],
    ['House manager for the villa', 65_000],
    ['Survey respondents', 80_000],
    ['Front office assistant', 100_000],
  ])('of a %s is usual up to %i', (title, most) => {
    expect(rulesFor(title, most)).toEqual([]);
    expect(rulesFor(title, most + 1)).toEqual(['pay-too-good']);
  });

  test('abroad is several times as high', () => {
    expect(rulesFor('Cleaners', 450_000, { location: 'Riyadh' })).toEqual([]);
    expect(rulesFor('Cleaners', 450_001, { location: 'Riyadh' })).toEqual(['pay-too-good']);
  });

  test('for a few hours is lower', () => {
    const descriptionParagraph = 'You sit for two hours a day.';
    expect(rulesFor('Secretary', 50_000, { descriptionParagraph })).toEqual([]);
    expect(rulesFor('Secretary', 50_001, { descriptionParagraph })).toEqual(['pay-too-good']);
    expect(rulesFor('Secretary', 50_001)).toEqual([]);
    expect(rulesFor('Senior engineer', 50_001, { descriptionParagraph })).toEqual([]);
  });

  test.each([
    ['We pay 6,000 daily.', ['We pay 6,000 daily']],
    ['You earn 22,500 every week.', ['earn 22,500 every week']],
    ['Unalipwa 100k kwa mwezi.', ['Unalipwa 100k kwa mwezi']],
    ['We pay 800 daily.', []],
    ['Targets of 600,000 a month.', []],
  ])('is read where the text names it: %s', (text, expected) => {
    const quotes = checkAtOnce({ title: 'Packers', descriptionParagraph: text }, { model: null })
      .filter(({ rule }) => rule === 'pay-too-good')
      .map(({ quote }) => quote.replace(/^pay/, 'We pay'));
    expect(quotes).toEqual(expected);
  });

  test('is due for a job, not for an internship', () => {
    const stipend = { kind: 'unpaid' as const, min: null, max: null };
    expect(checkAtOnce({ kind: 'entry level', stipend }).map(({ rule }) => rule)).toEqual(['unpaid-job']);
    expect(checkAtOnce({ kind: 'internship', stipend })).toEqual([]);
  });
});
