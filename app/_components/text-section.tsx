import type { ReactNode } from 'react';

export interface TextSectionProps {
  heading: string;
  /** The level of the heading. */
  as?: 'h2' | 'h3';
  id?: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  children?: ReactNode;
}

export function TextSection({
  heading,
  as: Heading = 'h2',
  id,
  paragraphs,
  list,
  children,
}: TextSectionProps) {
  return (
    <section id={id} className="prose scroll-mt-6">
      <Heading className="text-lead">{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
