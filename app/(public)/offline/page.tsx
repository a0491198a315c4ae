import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { MessagePage } from '@/app/_components/message-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'No connection', robots: { index: false } };

/** Shown offline instead of a page that the browser has not cached. */
export default function OfflinePage() {
  return (
    <MessagePage
      title="There is no connection"
      actions={
        <Button href="" variant="primary">
          Try again
        </Button>
      }
    >
      <p>This page was not kept on your device. These are, if you opened them here before:</p>
      <ul>
        <li>
          <Link href="/saved">What you saved</Link>, with the listings
        </li>
        <li>
          <Link href="/dashboard/my-internships">Your applications</Link>
        </li>
        <li>the pages you read last</li>
      </ul>
      <p>Nothing you sent is lost: what was confirmed is stored with us.</p>
    </MessagePage>
  );
}
