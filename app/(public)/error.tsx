'use client';

import { FailurePage } from '../_components/failure-page';

export default function PublicError() {
  return <FailurePage />;
}
