'use client';

import { FailurePage } from './_components/failure-page';

export default function ErrorPage() {
  return (
    <main id="content">
      <FailurePage />
    </main>
  );
}
