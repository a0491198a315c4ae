'use client';

import { Suspense, useState, type ReactNode } from 'react';

/** For a browser whose scripts were turned off since the last page: shows each part where it arrives, at the end of the page. */
const WITHOUT_SCRIPT =
  '[data-loading]{display:none}div[hidden][id^="S:"]{display:block!important}.below-page{visibility:visible!important}';

/** The end of the frame moves when the part arrives. */
const UNTIL_THEN = '.below-page{visibility:hidden}';

const Loading = () => (
  <>
    <style>{UNTIL_THEN}</style>
    <p role="status" data-loading className="text-muted">
      Loading your Dashboard...
    </p>
    <noscript>
      <style>{WITHOUT_SCRIPT}</style>
    </noscript>
  </>
);

interface SlowBoundaryProps {
  isLate: boolean;
  children: ReactNode;
}

/** Shows a message in place of a part that comes late. A refresh keeps the first choice, so that forms in it keep their state. */
export function SlowBoundary({ isLate, children }: SlowBoundaryProps) {
  const [hasBoundary] = useState(isLate);
  return hasBoundary ? <Suspense fallback={<Loading />}>{children}</Suspense> : children;
}
