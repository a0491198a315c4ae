'use client';

import { useEffect, useState, type ReactNode } from 'react';

/** How many px to scroll before the button appears. */
const FAR_DOWN = 1500;

export function ScrollToTop({ children }: { children: ReactNode }) {
  const [far, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR_DOWN);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!far) return null;
  return (
    <a href="#top" aria-label="Back to top" className="to-top eased">
      {children}
    </a>
  );
}
