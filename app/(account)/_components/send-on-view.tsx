'use client';

import { useEffect } from 'react';

/** Sends a form as soon as the page is visible. A prefetched page does not send it. */
export function SendOnView({ form }: { form: string }) {
  useEffect(() => {
    const sendWhenSeen = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', sendWhenSeen);
      document.querySelector<HTMLFormElement>(`form#${form}`)?.requestSubmit();
    };
    document.addEventListener('visibilitychange', sendWhenSeen);
    sendWhenSeen();
    return () => document.removeEventListener('visibilitychange', sendWhenSeen);
  }, [form]);
  return null;
}
