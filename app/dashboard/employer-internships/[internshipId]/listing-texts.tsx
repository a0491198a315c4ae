import { Button } from '@/app/_components/button';
import { formPage, editForm, SUBMIT } from '../paths';

export const ListingTexts = ({ internshipId }: { internshipId: string }) => (
  <section aria-labelledby="change" className="max-w-text grid justify-items-start gap-3">
    <h2 id="change" className="text-lead">
      Edit or repost
    </h2>
    <p>
      Small fixes go live at once; we review anything else first. To repost for another intake, copy the
      listing and its details file to a new submission.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button href={formPage(editForm(internshipId))} variant="secondary">
        Edit internship
      </Button>
      <Button href={`${SUBMIT}?copy=${internshipId}`} variant="secondary">
        Copy to a new submission
      </Button>
    </div>
  </section>
);
