import { describe, expect, test } from 'vitest';
import { stemOf } from './stem';
import { textMatch } from './text-match';

const find = (text: string, ...ways: string[]) =>
  textMatch(
    text,
    ways.map((way) => way.split(' ').map(stemOf)),
  );

/** Returns the sentence with its matches in brackets. */
function marked(text: string, ...ways: string[]): string | undefined {
  const found = find(text, ...ways);
  return found?.matches.reduceRight(
    (words, [from, to]) => `${words.slice(0, from)}[${words.slice(from, to)}]${words.slice(to)}`,
    found.text,
  );
}

describe('the sentence of a match', () => {
  test.each([
    ['Clean the van. Drivers report to you. Ask the driver.', ['driver'], '[Drivers] report to you.'],
    ['Duties\nLoad the van\nAssist the driver', ['driver'], 'Assist the [driver]'],
    ['Write C++ and .NET code.', ['cplusplus'], 'Write [C++] and .NET code.'],
    ['You use an M&E plan.', ['m&e'], 'You use an [M&E] plan.'],
    ['Keep accounts. Help the assistant.', ['accounts assistant'], undefined],
    ['Drive to succeed.', ['driver'], undefined],
    ['', ['driver'], undefined],
  ])('%s for %j', (text, ways, sentence) => expect(marked(text, ...ways)).toBe(sentence));

  test('without words is none', () => expect(find('Assist the driver.')).toBeUndefined());
});

describe('a long sentence', () => {
  const words = 'load the van and '.repeat(30);

  test('is cut before and after the match, at spaces, to at most 160 characters', () => {
    const found = find(`${words}assist the driver and ${words}`, 'driver');
    expect(found?.text).toMatch(/^…\S.*assist the driver and load .*\S…$/);
    expect(found?.text.length).toBeLessThanOrEqual(160);
    expect(found?.text.length).toBeGreaterThan(120);
    const [range] = found?.matches ?? [];
    expect(found?.text.slice(...(range ?? []))).toBe('driver');
  });

  test('keeps its start if the match is near it, and its end if that is near', () => {
    expect(find(`Drivers ${words}`, 'driver')?.text).toMatch(/^Drivers load .*…$/);
    expect(find(`${words}help the driver.`, 'driver')?.text).toMatch(/^….* help the driver\.$/);
  });

  test.each([159, 160, 161])('of %i characters', (length) => {
    const text = find(`driver ${'a'.repeat(length - 7)}`, 'driver')?.text ?? '';
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith('…')).toBe(length > 160);
  });
});
