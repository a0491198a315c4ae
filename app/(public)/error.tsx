'use client';

import { lazy, Suspense } from 'react';

/** Loaded when it is shown, for hardly any page shows it. If it does not load, global-error.tsx says the same. */
const FailurePage = lazy(() => import('../_components/failure-page'));

export default function PublicError({ error }: { error: { digest?: string } }) {
  return (
    <Suspense>
      <FailurePage digest={error.digest} />
    </Suspense>
  );
}
