'use client';

import { useEffect } from 'react';

/** Keeps pages for when there is no connection (public/service-worker.js), from the first page that has script. */
export function KeepOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    // Browsers without it, and those that refuse to store anything, read online only.
    navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'all' }).catch(() => undefined);
  }, []);
  return null;
}
