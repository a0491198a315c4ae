import { z } from 'zod';
import { tidyCode } from './recovery-codes';

/** Longer than a recovery code with a space after each sign. */
const MAX_CODE_LENGTH = 40;

const MISSING = 'Please enter the code';

const typed = z.string({ error: MISSING }).max(MAX_CODE_LENGTH, 'That is not a code');

/** A code of the app, or a recovery code, as typed. */
export const typedCode = typed.transform(tidyCode);

/** The same, and not empty. */
export const neededCode = typed.regex(/[^\s\p{Pd}\p{Cf}]/u, MISSING).transform(tidyCode);
