import { useEffect, useRef } from 'react';
import type { FormProblem } from './form-submit';

/** For the only field of a form: focuses it after an error, so that the error is read once, with the field. */
export function useFocusOn(problem: FormProblem | null) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  return field;
}
