import { z } from 'zod';
import { typedPassword } from '../schemas';
import { neededCode } from './typed-code';

/** The second step of a log-in. */
export const secondStep = z.object({ code: neededCode });

const password = typedPassword('That is not your password').optional();

/** Proof of who changes the second factor: a code, and the password if the account has one. */
export const factorProof = z.object({ code: neededCode, password });

/** The same, and that the recovery codes are in a safe place. */
export const factorConfirmation = factorProof.extend({
  saved: z.literal(true, { error: 'Please save your recovery codes first' }),
});
