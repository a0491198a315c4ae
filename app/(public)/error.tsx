'use client';

import { lazy, Suspense } from 'react';

/** Loaded only when shown, which is rare. If it fails to load, global-error.tsx takes over. */
const FailurePage = lazy(() => import('../_components/failure-page'));

export default function PublicError({ error }: { error: { digest?: string } }) {
  return (
    <Suspense>
      <FailurePage digest={error.digest} />
    </Suspense>
  );
}
