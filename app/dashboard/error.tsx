'use client';

import { usePathname } from 'next/navigation';
import FailurePage from '../_components/failure-page';
import { failureText } from './failures';

/** A page that could not be made; it says which one. */
export default function DashboardError({ error }: { error: { digest?: string } }) {
  return <FailurePage title={failureText(usePathname())} digest={error.digest} />;
}
