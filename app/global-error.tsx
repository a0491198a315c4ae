'use client';

import { FailurePage } from './_components/failure-page';
import './globals.css';

export default function GlobalError() {
  return (
    <html lang="en-KE">
      <body>
        <title>Something went wrong</title>
        <main id="content">
          <FailurePage />
        </main>
      </body>
    </html>
  );
}
