import { HOLD_PRESSES_SCRIPT } from '@/lib/platform/http/hold-presses-script';
import { UNSAVED_SCRIPT } from '@/lib/platform/http/unsaved-script';

/** Records clicks and typing before the page's other scripts load. Place it before the forms. */
export const EarlyScripts = () =>
  [HOLD_PRESSES_SCRIPT, UNSAVED_SCRIPT].map((script, at) => (
    <script key={at} dangerouslySetInnerHTML={{ __html: script }} />
  ));
