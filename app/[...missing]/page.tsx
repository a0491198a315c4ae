import type { Metadata } from 'next';
import { SiteAnalytics } from '@/app/_components/analytics/site-analytics';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { PublicShell } from '@/app/_components/shell/public-shell';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Page not found' };

/** The 404 page. Not a not-found.tsx, which Next.js sends with every page. Outside (public), because it has no light version. */
export default function MissingPage() {
  return (
    <PublicShell>
      <MessagePage
        status={404}
        title="We couldn’t find that page"
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
      <SiteAnalytics />
    </PublicShell>
  );
}
