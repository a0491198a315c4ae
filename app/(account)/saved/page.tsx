import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { Button } from '@/app/_components/button';
import { DataTable } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { deadlineAt, LISTING, REMOVE } from '@/app/_components/saved/saved-columns';
import { loginPath } from '@/lib/platform/auth/login-path';
import { currentActor } from '@/lib/platform/auth/require-user';
import { DEVICE_SAVED_DAYS } from '@/lib/saved/device-saved';
import { listOnDevice } from '@/lib/saved/list-on-device';

const OF_ACCOUNTS = '/dashboard/saved';

export const metadata: Metadata = { title: 'Saved on this device', robots: { index: false } };

/** What a visitor saved. Whoever is logged in is led to what the account has saved. */
export default async function SavedOnDevice() {
  if ((await currentActor()).kind === 'user') redirect(OF_ACCOUNTS);
  const saved = await listOnDevice((await cookies()).toString());
  const outcome = await outcomeOf('saved');
  return (
    <div className="page grid gap-8 py-10 sm:py-16">
      <PageHeading
        title="Saved on this device"
        intro={`Only this browser has the list, for ${DEVICE_SAVED_DAYS} days. Log in to have it on every device, and to be reminded by mail before a listing closes.`}
      />
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'error'} live>
          {outcome.message}
        </Notice>
      )}
      {saved.length === 0 ? (
        <EmptyState
          title="You have not saved any internships on this device"
          action={<Button href="/internships">Browse internships</Button>}
        >
          <p>Press the heart of a listing to apply later.</p>
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption="Saved internships, the last one first"
            columns={[LISTING, deadlineAt(new Date()), REMOVE]}
            rows={saved}
            keyOf={({ _id }) => _id}
          />
          <div className="flex flex-wrap gap-3">
            <Button href={loginPath('none', OF_ACCOUNTS)}>Log in and keep them</Button>
            <Button href="/register" variant="secondary">
              Get Account
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
