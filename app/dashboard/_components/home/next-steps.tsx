import type { ReactNode } from 'react';
import { Link } from '@/app/_components/link';

export interface Step {
  /** Starts with a verb: "Answer 3 applicants". */
  title: string;
  href: string;
  /** "3 days left". */
  when?: ReactNode;
  note?: ReactNode;
}

/** Most urgent first; `nothing` replaces an empty list. */
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

/** Amber, like every deadline within a week. */
export const Soon = ({ children }: { children: ReactNode }) => (
  <span className="text-accent-text font-semibold">{children}</span>
);
