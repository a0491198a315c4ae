import type { ReactNode } from 'react';
import { Link } from '@/app/_components/link';

export interface Step {
  /** Starts with a verb, such as "Answer 3 applicants". */
  title: string;
  href: string;
  /** Such as "3 days left". */
  when?: ReactNode;
  note?: ReactNode;
}

/** The most urgent steps first; `nothing` replaces an empty list. */
export function NextSteps({ steps, nothing }: { steps: readonly Step[]; nothing: string }) {
  return (
    <section aria-labelledby="next" className="grid gap-4">
      <h2 id="next" className="text-lead">
        What to do next
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <ul className="border-line border-t">
          {steps.map(({ title, href, when, note }) => (
            <li
              key={`${href} ${title}`}
              className="border-line relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 border-b py-3 wrap-anywhere"
            >
              <Link
                href={href}
                className={when === undefined ? 'col-span-full font-semibold' : 'font-semibold'}
              >
                {title}
              </Link>
              {when !== undefined && (
                <span className="text-small/[1.6] whitespace-nowrap tabular-nums">{when}</span>
              )}
              {note !== undefined && (
                <span className="text-small/[1.6] text-muted col-span-full">{note}</span>
              )}
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
