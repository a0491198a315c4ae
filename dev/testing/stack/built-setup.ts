import { ensureBuilt } from '../../start/build';

/** Builds these sources for the tests of commands. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
