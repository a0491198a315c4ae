export const AGE_TEXTS = ['adult', 'birthMonth', 'guardian.name', 'guardian.email'] as const;

/**
 * Maps the age fields of a form sent without JavaScript to the API's input. A missing answer is rejected later, because forms must ask for
 * it.
 */
export function ageTexts(texts: Record<string, string>): Record<string, unknown> {
  if (texts.adult === 'yes') return { adult: true, birthMonth: undefined };
  if (texts.adult !== 'no') return { adult: null, birthMonth: undefined };
  const { birthMonth = '', 'guardian.name': name = '', 'guardian.email': email = '' } = texts;
  return { adult: false, birthMonth, guardian: { name, email } };
}
