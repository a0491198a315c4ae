import type { Metadata } from 'next';
import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { requireUser } from '@/lib/platform/auth/require-user';
import { ApplicationsTable } from '../_components/applications-table';
import { NoApplications } from '../_components/empty-lists';
import { type ListProps, listTitle, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';

const PATH = '/dashboard/my-internships';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('My Internships', props) };
}

export default async function MyInternships(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  return (
    <ListFrame title="My Internships" intro="Your applications and where they stand.">
      <SlowList
        list={{ path: PATH, page }}
        label="Applications"
        read={() => listOwnApplications(user, { page })}
        empty={<NoApplications />}
      >
        {({ applications }) => (
          <ApplicationsTable caption="Your applications, newest first" applications={applications} />
        )}
      </SlowList>
    </ListFrame>
  );
}
