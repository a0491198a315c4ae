import type { PublicInternship } from '@/lib/internships/mapper';
import { textParts } from '@/lib/internships/text-parts';

/** Everything the employer wrote about a listing; a line break in it stays one. */
export function ListingText({ listing }: { listing: PublicInternship }) {
  return (
    <div className="max-w-text grid min-w-0 content-start gap-10">
      {textParts(listing).map(({ id, heading, paragraphs, list }) => (
        <section key={heading} id={id} className="prose">
          <h2 className="text-lead">{heading}</h2>
          {paragraphs.map((paragraph, at) => (
            <p key={at} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {list.length > 0 && (
            <ul>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
