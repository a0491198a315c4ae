import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time';

test('calls share the one under way, its failure too; the next call is another', async () => {
  const work = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new Error('away')).mockResolvedValue(3);
  const ask = oneAtATime<number>(work);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('away');
  await expect(second).rejects.toThrow('away');
  expect(await ask()).toBe(3);
  expect(work).toHaveBeenCalledTimes(3);
});
