'use client';

import type { Deliver } from './deliver';
import { OFFLINE } from './offline-words';

/** Sends the form by the browser. Takes what to say where there is no connection. */
const natively =
  (failed: string): Deliver =>
  async (form) => {
    if (!navigator.onLine)
      return { ok: false, sent: false, problem: { message: failed, errors: {}, status: 0, advice: OFFLINE } };
    form.submit();
    return new Promise(() => undefined);
  };

/**
 * For a form whose code to send it is loaded once somebody writes. Takes what loads it, and what to say where it does not load and there is
 * no connection; where there is one, the browser sends the form.
 */
export const lateDelivery = (load: () => Promise<Deliver>, failed: string) => (): Promise<Deliver> =>
  load().catch(() => natively(failed));
