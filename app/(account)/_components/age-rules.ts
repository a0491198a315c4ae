import { emailRule } from '@/lib/identity/accounts/email-rule';

const ADULT = 'Select whether you’re 18 or older';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

export function ageValues(form: FormData): Record<string, unknown> {
  if (form.get('adult') !== 'no') return { adult: true };
  const guardian = { name: text(form, 'guardian.name'), email: text(form, 'guardian.email') };
  return { adult: false, birthMonth: text(form, 'birthMonth'), guardian };
}

export const withoutAge = (form: FormData): Record<string, FormDataEntryValue> =>
  Object.fromEntries([...form].filter(([name]) => !/^(adult|birthMonth|guardian\.)/.test(name)));

/** Reports missing answers; the service checks everything else. */
export function brokenAgeRules(form: FormData): Record<string, string> {
  const adult = form.get('adult');
  if (adult === null) return { adult: ADULT };
  if (adult === 'yes') return {};
  if (form.get('role') === 'employer')
    return { adult: 'You must be 18 or older to have an employer account' };
  const email = emailRule(text(form, 'guardian.email'));
  return {
    ...(text(form, 'birthMonth') === '' && { birthMonth: 'Choose the month you were born in' }),
    ...(text(form, 'guardian.name') === '' && {
      'guardian.name': 'The name of your parent or guardian is required',
    }),
    ...(email !== null && { 'guardian.email': email }),
  };
}
