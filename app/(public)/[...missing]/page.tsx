import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Page not found' };

/**
 * What answers where there is no page. Not a not-found.tsx: Next sends that along with every page, in case it is needed,
 * header and footer and all.
 */
export default function MissingPage() {
  return (
    <MessagePage
      status={404}
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
  );
}
