/** The fields of a registration form that are about age. */
export const AGE_TEXTS = ['adult', 'birthMonth', 'guardian.name', 'guardian.email'] as const;

/** What a form without script says about age, as the call takes it. No answer is refused: a form asks. */
export function ageTexts(texts: Record<string, string>): Record<string, unknown> {
  if (texts.adult === 'yes') return { adult: true, birthMonth: undefined };
  if (texts.adult !== 'no') return { adult: null, birthMonth: undefined };
  const { birthMonth = '', 'guardian.name': name = '', 'guardian.email': email = '' } = texts;
  return { adult: false, birthMonth, guardian: { name, email } };
}
