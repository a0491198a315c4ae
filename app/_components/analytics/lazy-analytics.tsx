'use client';

import { lazy, Suspense } from 'react';

const VercelAnalytics = lazy(() => import('./vercel-analytics'));

/** Every public page has this in its script, and fetches the rest only where it is drawn. */
export const LazyAnalytics = () => (
  <Suspense>
    <VercelAnalytics />
  </Suspense>
);
