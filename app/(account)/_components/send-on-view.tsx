'use client';

import { useEffect } from 'react';

/** Sends a form as soon as somebody looks at the page. What fetches the page without looking at it sends nothing. */
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
