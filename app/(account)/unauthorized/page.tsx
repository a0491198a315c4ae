import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

/** Rendered per request, because without `server/` its policy has a nonce. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: '403 - Unauthorized Access!', robots: { index: false } };

export default function UnauthorizedPage() {
  return (
    <MessagePage
      title="403 - Unauthorized Access!"
      actions={<Button href="/dashboard">Back to the dashboard</Button>}
    >
      <p>You don&apos;t have permission to access this page.</p>
    </MessagePage>
  );
}
