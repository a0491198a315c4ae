'use client';

import { useEffect, useRef, type ComponentProps } from 'react';

/**
 * A file field that sends its form as soon as a file is chosen, also if that was before the script loaded. Without JavaScript, the form's
 * button does.
 */
export function SentWhenChosen(props: Omit<ComponentProps<'input'>, 'ref'>) {
  const field = useRef<HTMLInputElement>(null);
  function send() {
    if (field.current?.files?.length) field.current.form?.requestSubmit();
  }
  useEffect(send, []);
  return <input {...props} ref={field} type="file" onChange={send} />;
}
