'use client';

import { useEffect } from 'react';

/**
 * Deletes the copies of pages if the service worker cannot see this page, such as after a forced reload: it would miss a change of
 * session. They are stored again later.
 */
async function forgetUnseen(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const names = (await caches.keys()).filter((name) => /^(?:own|pages)-/.test(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Registers public/service-worker.js, which caches pages for offline use. */
async function register(): Promise<void> {
  await forgetUnseen();
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'all' });
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Whether someone has used the page. The script of a cached public page (`data-files`) only runs after that. */
const isTouched = (): boolean =>
  navigator.userActivation?.hasBeenActive || document.querySelector('[data-files]') !== null;

export function KeepOffline() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const touched = new AbortController();
    const begin = () => {
      touched.abort();
      // Browsers that refuse storage work only online.
      register().catch(() => undefined);
    };
    if (isTouched()) begin();
    else for (const name of TOUCHES) window.addEventListener(name, begin, { signal: touched.signal });
    return () => touched.abort();
  }, []);
  return null;
}
