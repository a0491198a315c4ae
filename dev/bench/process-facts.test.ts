import { expect, test } from 'vitest';
import { memoryIn, secondsIn } from './process-facts';

test("secondsIn separates a process's time from that of its ended children", () => {
  const stat = '4242 (node (x) y) S 1 4242 4242 0 -1 4194304 9 8 7 6 1250 75 300 20 20 0 11 0 5000 1 1';
  expect(secondsIn(stat)).toEqual({ own: 13.25, ended: 3.2 });
});

test('memoryIn separates the memory of a process from what it shares', () => {
  const rollup = `55d7c2f5e000-7ffe1f5d9000 ---p 00000000 00:00 0    [rollup]
Rss:              102400 kB
Pss:               71680 kB
Shared_Clean:      40960 kB
Shared_Dirty:          0 kB
Private_Clean:     10240 kB
Private_Dirty:     51200 kB
`;
  expect(memoryIn(rollup)).toEqual({ all: 100, own: 60 });
});
