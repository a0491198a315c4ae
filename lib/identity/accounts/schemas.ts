import { z } from 'zod';
import { normalPassword } from '@/lib/platform/auth/normal-password';
import { MAX_RETURN_TO } from '@/lib/platform/auth/return-path';
import { REGISTERED_ROLES } from '@/lib/platform/core/vocabulary';
import { tidyEmail } from '@/lib/platform/format/bare-address';
import { tidyPhone } from '@/lib/platform/format/phone';
import { textField } from '@/lib/platform/format/text-field';
import { typedLine } from '@/lib/platform/format/typed-text';
import { isCommonPassword } from './common-passwords';
import { emailRule } from './email-rule';
import { ageFields, guardianFields, withAgeRules } from './minors/age-schema';
import { tidyName } from './name';
import { firstNameRule, lastNameRule, phoneRule, usernameRule } from './person-rules';
import { passwordRule, sameRule } from './password-rules';
import { typedCode } from './second-factor/typed-code';

const COMMON = 'This password is too common. Choose another one.';

/** More characters than any rule allows. Longer input is rejected unread. */
const MAX_INPUT_LENGTH = 1_000;
const MAX_PASSWORD_LENGTH = 1_024;

const email = textField(emailRule, tidyEmail, MAX_INPUT_LENGTH);

export const newPassword = textField(
  (value) => passwordRule(value) ?? (isCommonPassword(value) ? COMMON : null),
  normalPassword,
  MAX_INPUT_LENGTH,
);

/** An existing password. Only its length is checked: it is compared, not validated. */
export const typedPassword = (wrong: string) =>
  z.string({ error: 'Enter your password' }).min(1).max(MAX_PASSWORD_LENGTH, wrong);

/** Sent by older clients; ignored. */
export const frontendUrl = z.string().max(2048).optional();

/** The signed path to return to after verification. An invalid one is ignored. */
const returnTo = z.string().max(MAX_RETURN_TO).optional();

export const person = z.object({
  firstName: textField(firstNameRule, tidyName, MAX_INPUT_LENGTH),
  lastName: textField(lastNameRule, tidyName, MAX_INPUT_LENGTH),
  phoneNumber: textField(phoneRule, tidyPhone, MAX_INPUT_LENGTH),
  email,
  username: textField(usernameRule, typedLine, MAX_INPUT_LENGTH),
});

export const guardian = guardianFields(email);

const registrationFields = person.extend({
  ...ageFields(email),
  password: newPassword,
  role: z
    .enum(REGISTERED_ROLES, {
      error: 'Choose whether you’re a recent graduate or an employer',
    })
    .default('recent graduate'),
  agreement: z.literal(true, { error: 'Agree to the user agreement and the privacy policy to continue' }),
  frontendUrl,
  returnTo,
});

export const registration = withAgeRules(registrationFields);

/** Registration by a first sign-in with a provider: the address is verified, and there is no password. */
export const signInRegistration = withAgeRules(
  registrationFields.omit({ email: true, password: true, frontendUrl: true, returnTo: true }),
);

export const firstAdministrator = person.extend({ password: newPassword });

const WRONG_LOGIN = 'Invalid email/username or password!';

/** Normalises an e-mail address or a username to its stored form. */
const typedIdentifier = (typed: string): string =>
  (typed.includes('@') ? tidyEmail(typed) : typedLine(typed)).toLowerCase();

/** Does not reveal which part of a log-in is wrong. */
export const credentials = z.object({
  emailOrUsername: z
    .string({ error: 'Enter your email or username' })
    .overwrite(typedIdentifier)
    .min(1)
    .max(254, WRONG_LOGIN),
  password: typedPassword(WRONG_LOGIN),
  rememberMe: z.boolean({ error: 'Remember me is either true or false' }).default(false),
  /** Needed for an account with a second factor. */
  code: typedCode.optional(),
});

export const linkProof = z.object({
  password: typedPassword('That isn’t the password for this account'),
  code: typedCode.optional(),
});

export const address = z.object({ email, frontendUrl });

export const addressToVerify = address.extend({ returnTo });

const REPETITION = z.string().max(MAX_INPUT_LENGTH, 'That’s too long').overwrite(normalPassword).optional();

interface NewPassword {
  newPassword: string;
  confirmPassword?: string | undefined;
}

const withSamePassword = <Schema extends z.ZodType<NewPassword>>(schema: Schema): Schema =>
  schema.superRefine(({ newPassword: chosen, confirmPassword }, context) => {
    const message = confirmPassword === undefined ? null : sameRule(chosen, confirmPassword);
    if (message) context.addIssue({ code: 'custom', path: ['confirmPassword'], message });
  });

const newPasswordFields = z.object({ newPassword, confirmPassword: REPETITION });

export const reset = withSamePassword(newPasswordFields);
export const currentPassword = typedPassword('That isn’t your password');
export const passwordChange = withSamePassword(newPasswordFields.extend({ currentPassword }));
