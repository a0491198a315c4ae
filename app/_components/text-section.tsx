import type { ReactNode } from 'react';

export interface TextSectionProps {
  heading: string;
  id?: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  children?: ReactNode;
}

export function TextSection({ heading, id, paragraphs, list, children }: TextSectionProps) {
  return (
    <section id={id} className="prose scroll-mt-6">
      <h2 className="text-lead">{heading}</h2>
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
