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
      title="You’re offline"
      actions={
        <Button href="" variant="primary">
          Try again
        </Button>
      }
    >
      <p>This page isn’t saved on this device. These are, if you’ve opened them here before:</p>
      <ul>
        <li>
          <Link href="/saved">Your saved internships</Link>, with their details
        </li>
        <li>
          <Link href="/dashboard/my-internships">Your applications</Link>
        </li>
        <li>the last pages you read</li>
      </ul>
      <p>Nothing you sent is lost: if we confirmed it, we have it.</p>
    </MessagePage>
  );
}
