'use client';

import { FailurePage } from '../_components/failure-page';

export default function DashboardError() {
  return <FailurePage />;
}
