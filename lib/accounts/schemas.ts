import { z } from 'zod';
import type { Role } from '@/lib/vocabulary';
import { isCommonPassword } from './common-passwords';
import { emailRule } from './email-rule';
import { firstNameRule, lastNameRule, passwordRule, phoneRule, sameRule, usernameRule } from './rules';

type Rule = (value: string) => string | null;

const COMMON = 'This password is one of the most common ones. Please choose another!';

/** Longer than anything the rules let through; what is longer is not looked at. */
const LONGEST_INPUT = 1_000;

const ruled = (rule: Rule, tidy: (value: string) => string = (value) => value.trim().normalize('NFC')) =>
  z
    .string({ error: rule('') ?? 'This field is required' })
    .max(LONGEST_INPUT, 'That is too long')
    .transform(tidy)
    .superRefine((value, context) => {
      const message = rule(value);
      if (message) context.addIssue({ code: 'custom', message });
    });

const asTyped = (value: string): string => value;

const email = ruled(emailRule, (value) => value.trim().toLowerCase());

export const newPassword = ruled(
  (value) => passwordRule(value) ?? (isCommonPassword(value) ? COMMON : null),
  asTyped,
);

export const person = z.object({
  firstName: ruled(firstNameRule),
  lastName: ruled(lastNameRule),
  phoneNumber: ruled(phoneRule),
  email,
  username: ruled(usernameRule),
});

export const registration = person.extend({
  password: newPassword,
  role: z
    .enum(['recent graduate', 'employer'] satisfies Role[], {
      error: 'Please choose whether you are a recent graduate or an employer',
    })
    .default('recent graduate'),
  agreement: z.literal(true, { error: 'Please agree to the user agreement and the privacy policy' }),
  frontendUrl: z.string().max(2048).optional(),
});

export const firstAdministrator = person.extend({ password: newPassword });

/** Bounds only: what is wrong about a login is never said in detail. */
export const credentials = z.object({
  emailOrUsername: z
    .string({ error: 'Please enter your email or username' })
    .trim()
    .min(1, 'Please enter your email or username')
    .max(254, 'Invalid email/username or password!'),
  password: z
    .string({ error: 'Please enter your password' })
    .min(1, 'Please enter your password')
    .max(1024, 'Invalid email/username or password!'),
  rememberMe: z.boolean({ error: 'Remember me is either true or false' }).default(false),
});

export const address = z.object({ email, frontendUrl: z.string().max(2048).optional() });

export const reset = z
  .object({ newPassword, confirmPassword: z.string().max(LONGEST_INPUT, 'That is too long').optional() })
  .superRefine(({ newPassword: chosen, confirmPassword }, context) => {
    const message = confirmPassword === undefined ? null : sameRule(chosen, confirmPassword);
    if (message) context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
  });
