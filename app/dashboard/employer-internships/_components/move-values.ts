import { inNairobi } from '@/lib/platform/format/nairobi';

/** Returns a field's text; undefined if it is blank or missing. */
export const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** Converts the form to JSON; interprets times as Nairobi time. */
export function moveOf(form: FormData) {
  const at = textOf(form, 'at');
  const interview = at && {
    at: inNairobi(at),
    place: textOf(form, 'place'),
    link: textOf(form, 'link'),
  };
  return {
    status: textOf(form, 'status'),
    message: textOf(form, 'message'),
    ...(interview && { interview }),
  };
}
