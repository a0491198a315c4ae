import { makeUser } from '../data/fixtures';
import type { People } from './load';

const EMPLOYERS = 10;

/** Creates an administrator, an editor, ten employers and `graduates` graduates. */
export async function makePeople(graduates: number): Promise<People> {
  return {
    administrator: await makeUser('administrator'),
    editor: await makeUser('editor'),
    employers: await Promise.all(Array.from({ length: EMPLOYERS }, () => makeUser('employer'))),
    graduates: await Promise.all(Array.from({ length: graduates }, () => makeUser('recent graduate'))),
  };
}
