import { inNairobi } from '@/lib/platform/format/nairobi';

/** What was typed into a field; undefined where it is blank or there is none. */
export const textOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

/** The JSON of a step; a time is one in Nairobi. */
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
