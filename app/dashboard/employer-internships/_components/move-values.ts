import { inNairobi } from '@/lib/platform/format/nairobi';

/** Returns a field's text; undefined if it is blank or missing. */
export const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Returns the interview as typed; undefined if it has no time, place, link or phone number. Interprets times as Nairobi time. */
export function interviewOf(form: FormData) {
  const [at, place, link, phone] = ['at', 'place', 'link', 'phone'].map((name) => textOf(form, name));
  if ([at, place, link, phone].every((text) => text === undefined)) return undefined;
  return { at: at && inNairobi(at), place, link, phone, contact: textOf(form, 'contact') };
}

/** Converts the form to JSON. */
export const moveOf = (form: FormData) => ({
  status: textOf(form, 'status'),
  message: textOf(form, 'message'),
  interview: interviewOf(form),
});
