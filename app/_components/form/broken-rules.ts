type Rules = Record<string, (value: string) => string | null>;

/** Validates each field with the rule of the same name. Returns field → message, in the order of the rules. */
export function brokenRules(form: FormData, rules: Rules): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const message = rule(String(form.get(field) ?? '').trim());
    if (message) errors[field] = message;
  }
  return errors;
}
