import { HOLD_PRESSES_SCRIPT } from '@/lib/platform/http/hold-presses-script';

/** Keeps presses that are made before the page has its script; place it before the buttons. */
export function HoldPresses() {
  return <script dangerouslySetInnerHTML={{ __html: HOLD_PRESSES_SCRIPT }} />;
}
