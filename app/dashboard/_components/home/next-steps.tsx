import type { ReactNode } from 'react';
import { Link } from '@/app/_components/link';

/** Something to do, and where. */
export interface Step {
  /** A verb first: "Answer 3 applicants". */
  title: string;
  href: string;
  /** How soon: "3 days left". */
  when?: ReactNode;
  /** A line about it. */
  note?: ReactNode;
}

/** What to do next, the most urgent first; a line that says so where there is nothing. */
export function NextSteps({ steps, nothing }: { steps: readonly Step[]; nothing: string }) {
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next" className="text-lead">
        What to do next
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <ul className="next-steps">
          {steps.map(({ title, href, when, note }) => (
            <li key={`${href} ${title}`}>
              <Link href={href}>{title}</Link>
              {when !== undefined && <span className="when">{when}</span>}
              {note !== undefined && <span className="note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How soon, in amber as every deadline of the last week. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <span className="text-accent-text font-semibold">{children}</span>
);
