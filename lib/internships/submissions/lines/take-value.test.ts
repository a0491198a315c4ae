import { describe, expect, test } from 'vitest';
import { takeValue, undoTake, type Take } from './take-value';

/** Takes a value that fits, and is new. */
function taken(...args: Parameters<typeof takeValue>): Take {
  const take = takeValue(...args);
  if (typeof take === 'string') throw new Error(take);
  return take;
}

describe('a single line', () => {
  test('replaces what was there, and undo brings it back', () => {
    const take = taken('title', ['Field Intern'], ['Farm Intern']);
    expect(take.after).toEqual(['Farm Intern']);
    expect(undoTake('title', ['Farm Intern'], take)).toEqual(['Field Intern']);
  });

  test('stays if it was typed over since', () => {
    const take = taken('title', [''], ['Farm Intern']);
    expect(undoTake('title', ['Farm Intern in Kitale'], take)).toBeUndefined();
  });

  test('is not taken twice', () => {
    expect(takeValue('title', ['Farm Intern'], ['Farm Intern'])).toBe('already there');
  });
});

describe('a long text', () => {
  test('gets a paragraph, or is filled', () => {
    expect(taken('howToApply', ['Write. '], ['Call.']).after).toEqual(['Write.\n\nCall.']);
    expect(taken('howToApply', [' '], ['Call.']).after).toEqual(['Call.']);
  });

  test('already has the words', () => {
    expect(takeValue('howToApply', ['Write or call us.'], ['call us'])).toBe('already there');
  });

  test('keeps its bound', () => {
    const most = 'x'.repeat(5_000 - 'Call.'.length - 2);
    expect(taken('howToApply', [most], ['Call.']).after[0]).toHaveLength(5_000);
    expect(takeValue('howToApply', [`${most}x`], ['Call.'])).toBe('too long');
  });

  test.each([
    ['Write.\n\nCall.\n\nVisit.', 'Write.\n\nVisit.'],
    ['Call.\n\nVisit.', 'Visit.'],
    ['Call.', ''],
    ['Please write.\n\nCall.', 'Please write.'],
    ['Write.\n\nPhone.', undefined],
  ])('loses only that paragraph by undo: %j becomes %j', (now, rest) => {
    const take = taken('howToApply', ['Write.'], ['Call.']);
    expect(undoTake('howToApply', [now], take)).toEqual(rest === undefined ? undefined : [rest]);
  });

  test('loses a paragraph that contains a dollar sign', () => {
    const take = taken('howToApply', ['Write.'], ["$& costs $'"]);
    expect(undoTake('howToApply', ["Write.\n\n$& costs $'\n\nMore."], take)).toEqual(['Write.\n\nMore.']);
  });
});

describe('a list', () => {
  test('gets the items that it does not have, in place of a blank one', () => {
    const take = taken('yourRole', [' ', 'Plant'], ['Plant', 'Weed']);
    expect(take).toMatchObject({ after: ['Plant', 'Weed'], added: ['Weed'] });
    expect(undoTake('yourRole', ['Plant', 'Weed'], take)).toEqual([' ', 'Plant']);
  });

  test('already has them all', () => {
    expect(takeValue('yourRole', ['Plant', 'Weed'], ['Weed'])).toBe('already there');
  });

  test('has at most 40 items', () => {
    const items = Array.from({ length: 39 }, (_, at) => `Item ${at}`);
    expect(taken('yourRole', items, ['Weed']).after).toHaveLength(40);
    expect(takeValue('yourRole', items, ['Weed', 'Water'])).toBe('too long');
  });

  test('loses only these items by undo, unless one was edited', () => {
    const take = taken('yourRole', [''], ['Plant', 'Weed']);
    expect(undoTake('yourRole', ['Plant', 'Weed', 'Water'], take)).toEqual(['Water']);
    expect(undoTake('yourRole', ['Plant', 'Weed well'], take)).toBeUndefined();
  });
});

test('a stipend replaces its three parts', () => {
  const take = taken('stipend', ['not stated', '', ''], ['paid', '15000', '15000']);
  expect(undoTake('stipend', ['paid', '15000', '15000'], take)).toEqual(['not stated', '', '']);
});
