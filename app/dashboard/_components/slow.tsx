import { Suspense, type ReactNode } from 'react';
import { isStreamed } from './is-streamed';

/** For a browser whose scripts were turned off since the last page: shows each part where it arrives, at the end of the page. */
const WITHOUT_SCRIPT = '[data-loading]{display:none}div[hidden][id^="S:"]{display:block!important}';

const Loading = () => (
  <>
    <p role="status" data-loading className="text-muted">
      Loading your Dashboard...
    </p>
    <noscript>
      <style>{WITHOUT_SCRIPT}</style>
    </noscript>
  </>
);

interface SlowProps {
  /** Whether the status of the page is known. False while the children may still redirect. */
  decided?: boolean;
  children: ReactNode;
}

/**
 * A part of a page that waits for the database. Browsers that run scripts show the rest of the page meanwhile. Other browsers get the page
 * in one piece, in order.
 */
export async function Slow({ decided = true, children }: SlowProps) {
  if (!decided || !(await isStreamed())) return children;
  return <Suspense fallback={<Loading />}>{children}</Suspense>;
}
