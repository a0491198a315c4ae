'use client';

import { usePathname } from 'next/navigation';
import FailurePage from '../_components/failure-page';
import { failureText } from './failures';

export default function DashboardError({ error }: { error: { digest?: string } }) {
  return <FailurePage title={failureText(usePathname())} digest={error.digest} />;
}
