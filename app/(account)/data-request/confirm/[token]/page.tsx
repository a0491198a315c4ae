import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { readConfirmation } from '@/lib/identity/data-requests/confirm-address';
import { KIND_PHRASES } from '@/lib/identity/data-requests/kinds';
import { formatDate } from '@/lib/platform/format/dates';

const FORM = 'confirm address';
const TITLE = 'Confirm your address';

export async function generateMetadata(): Promise<Metadata> {
  const title = titleAfter(await outcomeOf(FORM), TITLE);
  return { title, robots: { index: false }, referrer: 'same-origin' };
}

const askAgain = <Button href="/data-request">Ask about your data</Button>;

/** Viewing it confirms nothing, because mail scanners open links too. */
export default async function ConfirmAddressPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [{ found, dead }, outcome] = await Promise.all([
    readLink(readConfirmation({ token })),
    outcomeOf(FORM),
  ]);
  if (dead) return <DeadLinkPage dead={dead} actions={askAgain} />;
  const { kind, createdAt, confirmed } = found;
  if (confirmed !== null)
    return (
      <MessagePage title={outcome?.ok ? 'Thank you' : 'You’ve already confirmed'}>
        <p>{confirmed}</p>
      </MessagePage>
    );
  return (
    <MessagePage
      title={TITLE}
      actions={
        <form method="post" action={`/api/requests/confirm/${encodeURIComponent(token)}`}>
          <Button type="submit">Confirm my address</Button>
        </form>
      }
    >
      <OutcomeNotice outcome={outcome} only="error" />
      <p>
        On {formatDate(createdAt)} someone asked with this address to {KIND_PHRASES[kind]}. If that was you,
        confirm it, so that we know the address is yours.
      </p>
      <p>If it wasn’t you, close this page and reply to our e-mail.</p>
    </MessagePage>
  );
}
