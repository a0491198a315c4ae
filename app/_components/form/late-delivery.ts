'use client';

import type { Deliver } from './deliver';
import { OFFLINE } from './offline-words';

const natively =
  (failed: string): Deliver =>
  async (form) => {
    if (!navigator.onLine)
      return { ok: false, sent: false, problem: { message: failed, errors: {}, status: 0, advice: OFFLINE } };
    form.submit();
    return new Promise(() => undefined);
  };

/** Loads the code that sends a form. If loading fails, the browser sends the form itself; offline, the form shows `failed`. */
export const lateDelivery = (load: () => Promise<Deliver>, failed: string) => (): Promise<Deliver> =>
  load().catch(() => natively(failed));
