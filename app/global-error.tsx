'use client';

import { shownRequestId } from '@/lib/platform/http/shown-id';
import './globals.css';

/** Shown if even the root layout fails. It is minimal, because every page includes it. */
export default function GlobalError({ error }: { error: { digest?: string } }) {
  return (
    <html lang="en-KE">
      <body>
        <title>Something went wrong</title>
        <main id="content" className="page grid gap-5 py-14">
          <h1>Something went wrong on our side</h1>
          <p>
            Nothing you saved is lost. <a href="">Try again</a> in a moment.
          </p>
          <p>If you write to us about it, quote this code: {shownRequestId() ?? error.digest}</p>
        </main>
      </body>
    </html>
  );
}
