'use client';

import { deliver } from './deliver';
import { useDelivery, type FormSubmit, type FormSubmitOptions } from './use-delivery';

export type { FormProblem } from './use-delivery';

/** Sends a form to the API and keeps the answer. */
export const useFormSubmit = <Body = unknown>(options: FormSubmitOptions<Body>): FormSubmit =>
  useDelivery(options, () => deliver);
