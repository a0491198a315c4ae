import { Button } from '@/app/_components/button';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { readOwnTexts } from '@/lib/internships/read-own-texts';
import { attempt } from '../../_components/attempt';
import { SUBMIT } from '../paths';
import { CorrectForm } from './correct-form';

interface ListingTextsProps {
  user: SignedInUser;
  internshipId: string;
  page: string;
}

/** Corrects the texts of a listing, or takes them into a new submission; nothing if they cannot be read. */
export async function ListingTexts({ user, internshipId, page }: ListingTextsProps) {
  const texts = await attempt(readOwnTexts(user, { id: internshipId }));
  if (!texts) return null;
  return (
    <>
      <details className="max-w-text">
        <summary className="text-link min-h-12 cursor-pointer py-2.5 font-semibold">
          Correct the spelling
        </summary>
        <CorrectForm id={internshipId} page={page} texts={texts} />
      </details>
      <section aria-labelledby="again" className="max-w-text grid justify-items-start gap-3">
        <h2 id="again" className="text-lead">
          List it again
        </h2>
        <p>Begin a new submission with what this listing says, for another intake or with changes.</p>
        <Button href={`${SUBMIT}?copy=${internshipId}`} variant="secondary">
          Copy to a new submission
        </Button>
      </section>
    </>
  );
}
