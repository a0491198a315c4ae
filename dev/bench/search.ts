import { parseArgs } from 'node:util';
import type { Outcome } from './figure';
import { measureSearch } from './search/measure';

/**
 * Measures the response times, the processor time and the memory of the search with 100,000 generated
 * listings. For another number: `--listings=N`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { listings: { type: 'string', default: '100000' } } as const;
  return measureSearch(Number(parseArgs({ args, options }).values.listings));
}
