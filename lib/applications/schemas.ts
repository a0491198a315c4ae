import { z } from 'zod';

const id = (message: string) => z.string({ error: message }).regex(/^[0-9a-f]{24}$/i, message);

/** What applying takes. */
export const applySchema = z.object({
  internshipId: id('Please choose an internship.'),
  resumeId: id('Please upload your resume first.'),
});
