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

/** Converts the form to JSON. Leaves out the interview, whose fields are then hidden, if another decision is chosen. */
export function moveOf(form: FormData) {
  const status = textOf(form, 'status');
  const invites = status === undefined || status === 'interview';
  return { status, message: textOf(form, 'message'), interview: invites ? interviewOf(form) : undefined };
}
