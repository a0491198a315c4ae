import { BENCHES, type Bench } from './benches';
import type { Outcome } from './figure';

/** A process that runs one benchmark and sends its parent the result. */
const [name = '', ...args] = process.argv.slice(2);

const tell = (outcome: Outcome): Promise<void> =>
  new Promise((resolve) => process.send?.(outcome, () => resolve()));

const bench: Bench | undefined = BENCHES[name as keyof typeof BENCHES];
if (!bench) throw new Error(`There is no benchmark ${name}.`);
const { measure } = await bench.load();
await tell(await measure(args));
process.exit(0);
