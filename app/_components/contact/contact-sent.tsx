import { useEffect } from 'react';
import { SuccessNotice } from '../success-notice';
import { pausableTimeout } from '../pausable-timeout';

/** Milliseconds the success message stays, without those it was paused for. */
const SENT_MS = 7_000;

export interface ContactSentProps {
  text: string;
  hide: (text: null) => void;
}

/** Says for some seconds that a message was sent. */
export function ContactSent({ text, hide }: ContactSentProps) {
  useEffect(() => pausableTimeout(SENT_MS, () => hide(null)), [text, hide]);
  return <SuccessNotice>{text}</SuccessNotice>;
}
