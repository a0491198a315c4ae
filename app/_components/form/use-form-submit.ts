'use client';

import { deliver } from './deliver';
import type { FormSubmit, FormSubmitOptions } from './form-submit';
import { useDelivery } from './use-delivery';

/** Sends a form to the API and keeps the answer. */
export const useFormSubmit = <Body = unknown>(options: FormSubmitOptions<Body>): FormSubmit =>
  useDelivery(options, () => deliver);
