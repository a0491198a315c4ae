import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { DataTable } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { PageHeading } from '@/app/_components/page-heading';
import { deadlineAt, LISTING, REMOVE } from '@/app/_components/saved/saved-columns';
import { SavedInAccount } from '@/app/_components/saved/saved-in-account';
import { keepWithin, type ListProps, readPage } from '@/app/dashboard/_components/list-page';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { loginPath } from '@/lib/platform/auth/login-path';
import { SAVED_LISTING_WORDS } from '@/lib/operations/reminders/reminder-days';
import { currentActor } from '@/lib/platform/auth/require-user';
import { DEVICE_SAVED_DAYS } from '@/lib/search/saved/device-saved';
import { listOnDevice } from '@/lib/search/saved/list-on-device';
import { listSaved } from '@/lib/search/saved/list-saved';
import { SAVED_OF_GRADUATES, savedPage } from '@/lib/search/saved/saved-page';
import { pagedPath } from '@/lib/platform/pagination/pagination';

const PATH = '/saved';

export async function generateMetadata(): Promise<Metadata> {
  const isAccount = (await currentActor()).kind === 'user';
  return { title: isAccount ? 'Saved internships' : 'Saved on this device', robots: { index: false } };
}

/** For visitors and for accounts that are not graduates. Redirects graduates to their dashboard. */
export default async function SavedPage(props: ListProps) {
  const actor = await currentActor();
  if (savedPage(actor) !== PATH) redirect(SAVED_OF_GRADUATES);
  const outcome = await outcomeOf('saved');
  const said = <OutcomeNotice outcome={outcome} />;
  return (
    <div className="page grid gap-8 py-10 sm:py-16">
      {actor.kind === 'user' ? (
        <OfAccount user={actor} page={await readPage(props)} said={said} />
      ) : (
        <OfDevice said={said} />
      )}
    </div>
  );
}

async function OfAccount({ user, page, said }: { user: SignedInUser; page: number; said: ReactNode }) {
  const found = await listSaved(user, { page });
  keepWithin(PATH, found);
  return (
    <>
      <PageHeading
        title="Saved internships"
        intro={`We’ll e-mail you ${SAVED_LISTING_WORDS} before each closes, unless you’ve applied.`}
      />
      {said}
      <SavedInAccount found={found} now={new Date()} hrefOf={(wanted) => pagedPath(PATH, wanted)} />
    </>
  );
}

async function OfDevice({ said }: { said: ReactNode }) {
  const saved = await listOnDevice((await cookies()).toString());
  return (
    <>
      <PageHeading
        title="Saved on this device"
        intro={`This browser keeps the list for ${DEVICE_SAVED_DAYS} days. Log in to have it on every device and get reminders before each closes.`}
      />
      {said}
      {saved.length === 0 ? (
        <EmptyState
          title="Nothing saved on this device yet"
          action={<Button href="/internships">Browse internships</Button>}
        >
          <p>Select the heart on an internship to apply later.</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Saved internships, newest first"
            columns={[LISTING, deadlineAt(new Date()), REMOVE]}
            rows={saved}
            keyOf={({ _id }) => _id}
          />
          <div className="flex flex-wrap gap-3">
            <Button href={loginPath('none', SAVED_OF_GRADUATES)}>Log in to keep them</Button>
            <Button href="/register" variant="secondary">
              Get Account
            </Button>
          </div>
        </>
      )}
    </>
  );
}
