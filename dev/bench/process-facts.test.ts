import { expect, test } from 'vitest';
import { secondsIn } from './process-facts';

test("secondsIn separates a process's time from that of its ended children", () => {
  const stat = '4242 (node (x) y) S 1 4242 4242 0 -1 4194304 9 8 7 6 1250 75 300 20 20 0 11 0 5000 1 1';
  expect(secondsIn(stat)).toEqual({ own: 13.25, ended: 3.2 });
});
