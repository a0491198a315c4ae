import type { Metadata } from 'next';
import { Button } from './_components/button';
import { MessagePage } from './_components/message-page';
import { PublicShell } from './_components/shell/public-shell';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return (
    <PublicShell>
      <MessagePage
        title="We could not find that page"
        actions={
          <>
            <Button href="/internships">Browse internships</Button>
            <Button href="/" variant="secondary">
              Go to the home page
            </Button>
          </>
        }
      >
        <p>The address may be mistyped, or the page may have moved.</p>
      </MessagePage>
    </PublicShell>
  );
}
