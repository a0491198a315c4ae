import { z } from 'zod';
import { ID } from '@/lib/platform/db/ids';

const id = (message: string) => z.string({ error: message }).regex(ID, message);

/** The input of `apply`. */
export const applySchema = z.object({
  internshipId: id('Please choose an internship.'),
  resumeId: id('Please upload your resume first.'),
});

/** Maximum number of listings in one call; a page shows far fewer. */
const MAX_ASKED = 50;
const WRONG_IDS = `Please name 1 to ${MAX_ASKED} internships, with commas between their ids.`;
const ID_LIST = new RegExp(`^[0-9a-f]{24}(,[0-9a-f]{24}){0,${MAX_ASKED - 1}}$`, 'i');

/** The input of `findApplied`. */
export const appliedSchema = z.object({
  internshipIds: z
    .string({ error: WRONG_IDS })
    .regex(ID_LIST, WRONG_IDS)
    .meta({ description: `Ids of internships with commas between them, at most ${MAX_ASKED}` }),
});
