import { textParts, type TextPart } from '@/lib/internships/listings/text-parts';
import type { ListingPartProps } from './listing-part';

const lengthOf = ({ paragraphs, list }: TextPart): number => [...paragraphs, ...list].join('').length;

/** Returns the first parts that fit into `most` characters, but at least one part. */
function beginningOf(parts: readonly TextPart[], most: number): readonly TextPart[] {
  let length = 0;
  const end = parts.findIndex((part, at) => (length += lengthOf(part)) > most && at > 0);
  return end === -1 ? parts : parts.slice(0, end);
}

export function ListingText({
  listing,
  heading: Heading = 'h2',
  most = Infinity,
}: ListingPartProps & { most?: number }) {
  return (
    <div data-static="text" className="listing-text max-w-text grid min-w-0 content-start gap-10">
      {beginningOf(textParts(listing), most).map(({ id, heading, paragraphs, list }) => (
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
