import { useEffect } from 'react';
import { SuccessNotice } from '../success-notice';
import { pausableTimeout } from '../pausable-timeout';

/** Milliseconds, not counting pauses. */
const SENT_MS = 7_000;

export interface ContactSentProps {
  text: string;
  hide: (text: null) => void;
}

export function ContactSent({ text, hide }: ContactSentProps) {
  useEffect(() => pausableTimeout(SENT_MS, () => hide(null)), [text, hide]);
  return <SuccessNotice>{text}</SuccessNotice>;
}
