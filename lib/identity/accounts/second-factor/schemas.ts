import { z } from 'zod';
import { typedPassword } from '../schemas';
import { neededCode } from './typed-code';

export const secondStep = z.object({ code: neededCode });

const password = typedPassword('That isn’t your password').optional();

/** The password is required if the account has one. */
export const factorProof = z.object({ code: neededCode, password });

export const factorConfirmation = factorProof.extend({
  saved: z.literal(true, { error: 'Save your recovery codes first' }),
});
