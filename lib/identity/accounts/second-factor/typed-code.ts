import { z } from 'zod';
import { tidyCode } from './recovery-codes';

/** Longer than a recovery code with a space after each character. */
const MAX_CODE_LENGTH = 60;

const MISSING = 'Enter the code';

const typed = z.string({ error: MISSING }).max(MAX_CODE_LENGTH, 'That isn’t a code');

/** An app code or a recovery code, normalised. */
export const typedCode = typed.transform(tidyCode);

export const neededCode = typed.regex(/[^\s\p{Pd}\p{Cf}]/u, MISSING).transform(tidyCode);
