'use client';

import { useEffect } from 'react';

/** Registers public/service-worker.js, which caches pages for offline use. */
export function KeepOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    // Browsers that do not support it, or refuse storage, work only online.
    navigator.serviceWorker?.register('/service-worker.js', { updateViaCache: 'all' }).catch(() => undefined);
  }, []);
  return null;
}
