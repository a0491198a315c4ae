import { z } from 'zod';
import { ID } from '@/lib/ids';

const id = (message: string) => z.string({ error: message }).regex(ID, message);

/** What applying takes. */
export const applySchema = z.object({
  internshipId: id('Please choose an internship.'),
  resumeId: id('Please upload your resume first.'),
});
