import type { PublicInternship } from '@/lib/internships/mapper';

const LISTS = [
  ['yourRole', 'Your role'],
  ['whatWeLookFor', 'What we look for'],
  ['niceToHaveSkills', 'Nice to have'],
  ['whyJoinUs', 'Why join us'],
  ['perksAndBenefits', 'Perks and benefits'],
] as const;

/** Text as it was written: an empty line begins a paragraph, a line break stays one. */
function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, at) => (
      <p key={at} className="whitespace-pre-line">
        {paragraph.trim()}
      </p>
    ));
}

/** Everything the employer wrote about a listing. */
export function ListingText({ listing }: { listing: PublicInternship }) {
  return (
    <div className="max-w-text grid min-w-0 content-start gap-10">
      <section className="prose">
        <h2 className="text-lead">{listing.descriptionIntroHeading || `About ${listing.company}`}</h2>
        <Paragraphs text={listing.descriptionParagraph} />
      </section>
      {LISTS.map(([field, title]) =>
        listing[field].length === 0 ? null : (
          <section key={field} className="prose">
            <h2 className="text-lead">{title}</h2>
            <ul>
              {listing[field].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ),
      )}
      {listing.howToApply !== '' && (
        <section className="prose" id="how-to-apply">
          <h2 className="text-lead">How to apply</h2>
          <Paragraphs text={listing.howToApply} />
        </section>
      )}
    </div>
  );
}
