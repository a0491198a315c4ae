'use client';

import { lazy, Suspense } from 'react';
import { declinesCounting } from '@/lib/internships/views/declines';
import type { Counter } from './page-counter';

const PageCounter = lazy(() => import('./page-counter'));

const isCounted = (): boolean => typeof navigator === 'undefined' || !declinesCounting(navigator);

/** Loads the counter separately from the code of public pages, unless the browser asks not to be tracked or to save data. */
export const LazyAnalytics = (counter: Counter) => (
  <Suspense>{isCounted() && <PageCounter {...counter} />}</Suspense>
);
