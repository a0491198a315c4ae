import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checksumOf } from '@/dev/fraud-model/checksum';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { levelWith, opinionOf, parseModel } from './sentence-model';
import weights from './weights.json';

const model = parseModel([
  '(constant) -1',
  'alpha 20 money:1',
  'beta 20 law:1',
  'gamma -20',
  'delta - money:-30',
]);

const opinion = (...features: string[]) =>
  opinionOf(
    features.flatMap((feature) => model.ids.get(feature) ?? []),
    model,
  );

describe('the model', () => {
  test('was learned from the labelled adverts as they are', () => {
    expect(weights.learnedFrom).toBe(checksumOf());
  });

  test('is at most 550 KB', () => {
    expect(statSync(fileURLToPath(new URL('./weights.json', import.meta.url))).size).toBeLessThanOrEqual(
      550_000,
    );
  });

  test('names the group that fits best, and counts no feature that it does not know', () => {
    expect(opinion('alpha', 'unknown')).toMatchObject({
      score: -1 + 20 / Math.sqrt(11),
      verdict: { rule: 'like-money', group: 'money', level: 'warning' },
    });
    expect(opinion('beta').verdict?.group).toBe('law');
  });

  test('names no harmless sentence, and none that it knows too little of', () => {
    expect(opinion('gamma').score).toBeLessThan(-1);
    expect(opinion('gamma').verdict).toBeUndefined();
    expect(opinion('alpha', 'gamma').verdict).toBeUndefined();
  });
});

test.each([
  ['severe', 0, 'severe'],
  ['severe', -0.001, 'note'],
  ['warning', 0, 'warning'],
  ['warning', -0.001, 'note'],
] as const)('a %s finding in a sentence of score %f is %s', (level, score, expected) => {
  expect(levelWith(level, score)).toBe(expected);
});

const named = (text: string) => checkAtOnce({ descriptionParagraph: text }).map(({ group }) => group);

describe('sentences that no rule knows', () => {
  test.each([
    ['Unapokea mkwanja kwa acc yako, unarusha kwa number tutakupea, unabaki na soo tano.', 'pyramid'],
    ['What your friends put in comes to you, and you rise when they bring their own people.', 'pyramid'],
    ['Candidates clear their file charges with the accounts office before the contract.', 'money'],
    ['Wiki mbili za kwanza tunakuangalia tu, hulipwi.', 'law'],
  ])('%s', (text, group) => {
    expect(named(text)).toContain(group);
  });

  test('are quoted whole, as a warning', () => {
    const tell = 'Unapokea mkwanja kwa acc yako, unarusha kwa number tutakupea';
    const text = `Kazi ni rahisi. ${tell}. Karibu.`;
    const [found] = checkAtOnce({ descriptionParagraph: text });
    expect(found).toMatchObject({ rule: 'like-pyramid', level: 'warning', quote: tell, start: 16 });
    expect(found?.because).toContain('money laundering');
  });
});

test('a rule whose words are harmless to the model gives a note', () => {
  const text = 'Monitor daily returns of the fund against its benchmark and write the commentary.';
  expect(checkAtOnce({ yourRole: [text] })).toMatchObject([{ rule: 'paying-in', level: 'note' }]);
});

test('without the model the rules stand alone', () => {
  const text = 'Monitor daily returns of the fund against its benchmark and write the commentary.';
  const found = checkAtOnce({ yourRole: [text] }, { model: null });
  expect(found).toMatchObject([{ rule: 'paying-in', level: 'severe' }]);
});

test('of each group the two most suspect sentences are named', () => {
  const tell = 'Unapokea mkwanja kwa acc yako, unarusha kwa number tutakupea. ';
  const found = checkAtOnce({ descriptionParagraph: tell.repeat(5) });
  expect(found.filter(({ rule }) => rule === 'like-pyramid')).toHaveLength(2);
});

test('a check of a usual listing takes at most 5 ms', () => {
  const text = 'You weigh samples, keep the log and call the driver when ten bags are ready. '.repeat(17);
  // The first dozens also pay for compiling the code. Afterwards, a check takes about 2 ms.
  const times = Array.from({ length: 100 }, () => {
    const from = process.cpuUsage();
    checkAtOnce({ descriptionParagraph: text, yourRole: [text], howToApply: text });
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
  expect(Math.min(...times)).toBeLessThanOrEqual(5);
});
