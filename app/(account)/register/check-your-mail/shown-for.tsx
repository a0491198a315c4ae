'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { SuccessNotice } from '@/app/_components/success-notice';
import { whenUntouched } from '@/app/_components/when-untouched';

/** Shows a success message for some milliseconds; it stays without script, and for whoever uses the page meanwhile. */
export function ShownFor({ milliseconds, children }: { milliseconds: number; children: ReactNode }) {
  const [shown, setShown] = useState(true);
  useEffect(() => whenUntouched(milliseconds, () => setShown(false)), [milliseconds]);
  return shown && <SuccessNotice>{children}</SuccessNotice>;
}
