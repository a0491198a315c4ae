'use client';

import FailurePage from '../_components/failure-page';

export default function DashboardError({ error }: { error: { digest?: string } }) {
  return <FailurePage digest={error.digest} />;
}
