import { ensureBuilt } from '../../start/build';

/** Builds the current sources for the tests of commands. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
