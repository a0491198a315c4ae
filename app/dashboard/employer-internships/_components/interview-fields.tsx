import { TextField } from '@/app/_components/field/text-field';

/** Maps the API's error paths to the fields of the form. */
export const interviewErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path === 'interview' ? 'at' : path.replace('interview.', ''),
      text,
    ]),
  );

type Texts = Readonly<Record<string, string | undefined>>;

interface InterviewFieldsProps {
  errors: Texts;
  typed: Texts;
  /** The initial values of the fields. */
  known?: Texts;
}

export function InterviewFields({ errors, typed, known = {} }: InterviewFieldsProps) {
  // Not required: the form is also used for other decisions, and one of place, link and phone number is enough.
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? known[name],
    error: errors[name],
    optional: 'unmarked' as const,
  });
  return (
    <>
      <TextField {...field('at')} type="datetime-local" label="Interview time" hint="Nairobi time" />
      <TextField
        {...field('place')}
        label="Place"
        hint="Fill in at least one: place, video call link or phone number."
        maxLength={200}
      />
      <TextField {...field('link')} type="url" label="Video call link" maxLength={500} />
      <TextField {...field('phone')} type="tel" label="Phone number" maxLength={40} />
      <TextField
        {...field('contact')}
        label="Contact for questions"
        hint="The applicant sees this."
        maxLength={200}
        optional
      />
    </>
  );
}
