'use client';

import { deliver } from './deliver';
import type { FormSubmit, FormSubmitOptions } from './form-submit';
import { useDelivery } from './use-delivery';

export const useFormSubmit = <Body = unknown>(options: FormSubmitOptions<Body>): FormSubmit =>
  useDelivery(options, () => deliver);
