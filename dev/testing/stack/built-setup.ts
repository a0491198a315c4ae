import { ensureBuilt } from '../../start/build';

/** Tests of the commands start from a build of these sources. */
export default async function setup(): Promise<void> {
  await ensureBuilt();
}
