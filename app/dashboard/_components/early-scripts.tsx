import { HOLD_PRESSES_SCRIPT } from '@/lib/platform/http/hold-presses-script';
import { RUNS_SCRIPT } from '@/lib/platform/http/runs-script';
import { ID_ELEMENT } from '@/lib/platform/http/shown-id';
import { EARLY_TYPING_SCRIPT } from '@/lib/platform/http/early-typing-script';
import { currentRequest } from '@/lib/platform/log/request-context';

/** Records that the browser runs scripts, and clicks and typing before the page's other scripts load. Place it before the forms. */
export const EarlyScripts = () =>
  [RUNS_SCRIPT, HOLD_PRESSES_SCRIPT, EARLY_TYPING_SCRIPT].map((script, at) => (
    <script key={at} dangerouslySetInnerHTML={{ __html: script }} />
  ));

/** The request ID, for the error page of a part that fails after the page was sent. */
export const RequestId = () => (
  <script
    type="text/plain"
    id={ID_ELEMENT}
    dangerouslySetInnerHTML={{ __html: currentRequest()?.id ?? '' }}
  />
);
