import { expect, it } from 'vitest';
import { difference } from './record';

it('keeps what differs, and nothing else', () => {
  const before = { title: 'Old', lines: ['a', 'b'], at: new Date(0), same: 1 };
  const after = { title: 'New', lines: ['a', 'c'], at: new Date(0), same: 1 };
  expect(difference(before, after)).toEqual({
    before: { title: 'Old', lines: ['a', 'b'] },
    after: { title: 'New', lines: ['a', 'c'] },
  });
});

it('shows as null what was not there before', () => {
  expect(difference({}, { role: 'editor' })).toEqual({ before: { role: null }, after: { role: 'editor' } });
});
