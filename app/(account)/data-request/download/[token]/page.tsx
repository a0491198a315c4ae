import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { readDataLink } from '@/lib/identity/data-requests/download-data';
import { formatDate } from '@/lib/platform/format/dates';

const FORM = 'download data';
const TITLE = 'Download your data';

export async function generateMetadata(): Promise<Metadata> {
  const title = titleAfter(await outcomeOf(FORM), TITLE);
  return { title, robots: { index: false }, referrer: 'same-origin' };
}

const askAgain = <Button href="/data-request">Ask about your data</Button>;

/** Viewing it does not use the link, because mail scanners open links too. */
export default async function DownloadDataPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [{ found, dead }, outcome] = await Promise.all([readLink(readDataLink({ token })), outcomeOf(FORM)]);
  if (dead) return <DeadLinkPage dead={dead} actions={askAgain} />;
  return (
    <MessagePage
      title={TITLE}
      actions={
        <form method="post" action={`/api/requests/download/${encodeURIComponent(token)}`}>
          <Button type="submit">Download my data</Button>
        </form>
      }
    >
      <OutcomeNotice outcome={outcome} only="error" />
      <p>
        Everything we store about your account, with your files, in one ZIP file. You can download it once,
        until {formatDate(found.expiresAt)}.
      </p>
      <p>Use a device that only you can open: the file isn’t protected by a password.</p>
    </MessagePage>
  );
}
