import { makeUser } from '../data/fixtures';
import type { People } from './load';

/** Creates an administrator, an editor, an employer and `graduates` graduates. */
export async function makePeople(graduates: number): Promise<People> {
  return {
    administrator: await makeUser('administrator'),
    editor: await makeUser('editor'),
    employer: await makeUser('employer'),
    graduates: await Promise.all(Array.from({ length: graduates }, () => makeUser('recent graduate'))),
  };
}
