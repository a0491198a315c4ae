import { useEffect } from 'react';
import { SuccessNotice } from '../success-notice';
import { whenUntouched } from '../when-untouched';

/** Milliseconds the success message stays, if nobody uses the page. */
const SENT_MS = 7_000;

export interface ContactSentProps {
  text: string;
  hide: (text: null) => void;
}

/** Says that a message was sent, until the page was not used for some seconds. */
export function ContactSent({ text, hide }: ContactSentProps) {
  useEffect(() => whenUntouched(SENT_MS, () => hide(null)), [text, hide]);
  return <SuccessNotice>{text}</SuccessNotice>;
}
