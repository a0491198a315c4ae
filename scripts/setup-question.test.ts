import { describe, expect, test } from 'vitest';
import { answerTo, questionText } from './setup-question';

describe('a question of the setup', () => {
  const FACTOR = { about: 'second factor, on or off', proposed: 'on' };

  test('shows what it proposes, and takes it if nothing is typed', () => {
    expect(questionText(FACTOR)).toBe('Second factor, on or off [on]');
    for (const typed of ['', '  ']) expect(answerTo(FACTOR, typed)).toBe('on');
    expect(answerTo(FACTOR, ' off ')).toBe('off');
  });

  test('without a proposal can be skipped', () => {
    expect(questionText({ about: 'tagline' })).toBe('Tagline');
    expect(answerTo({ about: 'tagline' }, '')).toBe('');
    expect(answerTo({ about: 'tagline' }, ' Careers ')).toBe('Careers');
  });
});
