'use client';

import { lazy, Suspense } from 'react';
import { useApplied } from './use-applied';

const AppliedNote = lazy(() => import('./applied-note'));

/** Says on the page of a closed listing that the user applied. */
export function AppliedPart({ id }: { id: string }) {
  const application = useApplied(id);
  return (
    application && (
      <Suspense>
        <AppliedNote application={application} />
      </Suspense>
    )
  );
}
