import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { ListingView } from '@/app/_components/listing/listing-view';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { readSubmissionDraft } from '@/lib/internships/submissions/drafts/read-draft';
import { readFilters, type ListProps } from '../../../_components/list-page';
import { Slow } from '../../../_components/slow';
import { HeldClicks } from '../../../internships/held-clicks';
import { withPlaceholders } from '../../../internships/placeholders';
import { formPage, LISTINGS, previewPage } from '../../paths';
import { draftListing } from './draft-listing';

export const metadata: Metadata = { title: 'Preview' };

async function Draft({ user, about }: { user: SignedInUser; about: string }) {
  const draft = await readSubmissionDraft(user, { about });
  const now = new Date();
  const back = formPage(about);
  return (
    <div className="grid gap-8 *:min-w-0">
      <PageHeading
        crumbs={draft ? undefined : [{ href: LISTINGS, label: 'My Internships' }]}
        title="Preview"
        intro={
          draft
            ? 'What applicants will see once we approve it. Nothing is sent yet, and links don’t work here.'
            : undefined
        }
        actions={
          draft && (
            <Button href={back} variant="secondary">
              Back to the form
            </Button>
          )
        }
      />
      {draft ? (
        <HeldClicks>
          <ListingView listing={withPlaceholders(draftListing(draft.fields, now))} now={now} />
        </HeldClicks>
      ) : (
        <EmptyState title="Nothing to preview yet" action={<Button href={back}>Open the form</Button>}>
          <p>Fill in the form, then select Preview.</p>
        </EmptyState>
      )}
    </div>
  );
}

export default async function Preview(props: ListProps) {
  const { form: about = 'new' } = await readFilters(props, ['form']);
  const user = await requireUser(previewPage(about));
  return <Slow>{() => Draft({ user, about })}</Slow>;
}
