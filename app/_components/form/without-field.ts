interface Problem {
  errors: Record<string, string>;
  edited?: boolean;
}

/** Removes a field's error. Returns null if it was the last error, and the same object if the field had none. */
export function withoutField<P extends Problem>(problem: P, field: string): P | null {
  if (!Object.hasOwn(problem.errors, field)) return problem;
  const { [field]: _, ...errors } = problem.errors;
  return Object.keys(errors).length > 0 ? { ...problem, errors, edited: true } : null;
}
