import { textParts } from '@/lib/internships/text-parts';
import type { ListingPartProps } from './listing-part';

/** Everything the employer wrote about a listing; a line break in it stays one. */
export function ListingText({ listing, heading: Heading = 'h2' }: ListingPartProps) {
  return (
    <div className="listing-text max-w-text grid min-w-0 content-start gap-10">
      {textParts(listing).map(({ id, heading, paragraphs, list }) => (
        <section key={heading} id={id} className="prose">
          <Heading className="text-lead">{heading}</Heading>
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
