import { parseArgs } from 'node:util';
import type { Outcome } from './figure';
import { measureSearch } from './search/measure';

/**
 * The search against its bar, on a stack of its own: times, processor time and sizes with 100,000 made-up listings (`--listings=N` for
 * another number).
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { listings: { type: 'string', default: '100000' } } as const;
  return measureSearch(Number(parseArgs({ args, options }).values.listings));
}
