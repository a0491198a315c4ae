import { useEffect, useRef } from 'react';
import type { FormProblem } from './form-submit';

/** For a form with a single field: focuses it after an error, so that the error is announced once, with the field. */
export function useFocusOn(problem: FormProblem | null) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return field;
}
