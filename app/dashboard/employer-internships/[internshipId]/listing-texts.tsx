import { Button } from '@/app/_components/button';
import { formPage, editForm, SUBMIT } from '../paths';

export const ListingTexts = ({ internshipId }: { internshipId: string }) => (
  <section aria-labelledby="change" className="max-w-text grid justify-items-start gap-3">
    <h2 id="change" className="text-lead">
      Change it or list it again
    </h2>
    <p>
      Corrected spelling is on the site at once; we review anything else first. A copy, for another intake,
      begins a new submission with what this listing says and its details file.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button href={formPage(editForm(internshipId))} variant="secondary">
        Edit the internship
      </Button>
      <Button href={`${SUBMIT}?copy=${internshipId}`} variant="secondary">
        Copy to a new submission
      </Button>
    </div>
  </section>
);
