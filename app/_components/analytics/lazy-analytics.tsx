'use client';

import { lazy, Suspense } from 'react';
import { declinesCounting } from '@/lib/internships/views/declines';
import type { Counter } from './page-counter';

const PageCounter = lazy(() => import('./page-counter'));

/** Whether the rest is fetched; the server draws nothing in any case. */
const isCounted = (): boolean => typeof navigator === 'undefined' || !declinesCounting(navigator);

/**
 * Every public page has this in its script, and fetches the rest only where it is drawn and the browser does not decline. Takes where the
 * counting script is and where it sends reports; without them, those of Vercel.
 */
export const LazyAnalytics = (counter: Counter) => (
  <Suspense>{isCounted() && <PageCounter {...counter} />}</Suspense>
);
