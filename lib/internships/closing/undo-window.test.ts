import { expect, test } from 'vitest';
import { mailsAfter, undoable, undoUntil } from './undo-window';

const CLOSED = new Date('2026-11-02T08:00:00.000Z');
const after = (ms: number) => new Date(CLOSED.getTime() + ms);
const TEN_MINUTES_MS = 10 * 60_000;
const listing = (...times: Date[]) => ({ closing: { deadline: after(86_400_000), times } });

test('a closing can be undone for ten minutes, to the millisecond, and its e-mails wait longer', () => {
  const end = after(TEN_MINUTES_MS);
  expect(undoUntil(listing(CLOSED), after(TEN_MINUTES_MS - 1))).toEqual(end);
  expect(undoUntil(listing(CLOSED), end)).toBeNull();
  expect(mailsAfter(CLOSED).getTime()).toBeGreaterThan(end.getTime());
});

test('of several closings those of the last ten minutes can be undone, until the last one can’t', () => {
  const [first, second] = [CLOSED, after(60_000)];
  expect(undoable(listing(first, second), after(TEN_MINUTES_MS - 1))).toEqual([first, second]);
  expect(undoable(listing(first, second), after(TEN_MINUTES_MS))).toEqual([second]);
  expect(undoUntil(listing(first, second), after(TEN_MINUTES_MS))).toEqual(after(TEN_MINUTES_MS + 60_000));
  expect(undoable({}, CLOSED)).toEqual([]);
});
