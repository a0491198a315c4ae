import { brokenRules } from '@/app/_components/form/broken-rules';
import { deliver, type Deliver } from '@/app/_components/form/deliver';
import { PERSON_RULES } from '@/app/_components/person/person-rules';
import { brokenPasswordRules } from '@/lib/identity/accounts/password-rules';
import { ageValues, brokenAgeRules, withoutAge } from '../_components/age-rules';

const AGREE = 'Agree to the user agreement and the privacy policy to continue';

function validate(form: FormData): Record<string, string> {
  const errors = { ...brokenAgeRules(form), ...brokenRules(form, PERSON_RULES) };
  const password = brokenPasswordRules(String(form.get('password') ?? ''));
  return {
    ...errors,
    ...(password !== null && { password }),
    ...(!form.has('agreement') && { agreement: AGREE }),
  };
}

const values = (form: FormData) => ({
  ...withoutAge(form),
  ...ageValues(form),
  agreement: form.has('agreement'),
  frontendUrl: window.location.origin,
});

export const deliverRegistration: Deliver = (form, { options, ...rest }) =>
  deliver(form, { ...rest, options: { ...options, validate, values } });
