interface Problem {
  errors: Record<string, string>;
  /** Some of its errors are gone, because their fields were edited. */
  edited?: boolean;
}

/** A problem without the error of a field that was edited: null with the last of them, the same where the field has none. */
export function withoutField<P extends Problem>(problem: P, field: string): P | null {
  if (!Object.hasOwn(problem.errors, field)) return problem;
  const { [field]: _, ...errors } = problem.errors;
  return Object.keys(errors).length > 0 ? { ...problem, errors, edited: true } : null;
}
