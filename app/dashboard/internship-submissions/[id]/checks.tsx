import { Link } from '@/app/_components/link';
import type { Finding } from '@/lib/trust/fraud-checks/finding';
import type { Twin } from '@/lib/internships/listings/find-twins';
import { FindingsList } from '../../_components/checks/findings-list';

function Twins({ twins }: { twins: readonly Twin[] }) {
  if (twins.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-base">Already open, and looks like the same opening</h3>
      <ul className="grid gap-1">
        {twins.map(({ _id, title, company, location, path }) => (
          <li key={_id}>
            <Link href={path}>{title}</Link>
            <span className="text-muted">
              {' '}
              at {company}, {location}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `checked` is undefined if the checks failed. */
export function Checks({ checked }: { checked: { findings: Finding[]; twins: Twin[] } | undefined }) {
  return (
    <section aria-labelledby="checks" className="border-line max-w-text grid gap-4 border-t pt-8">
      <h2 id="checks" className="text-lead">
        Checks
      </h2>
      {checked === undefined && <p>The checks failed. Reload the page to run them again.</p>}
      {checked?.findings.length === 0 && (
        <p className="text-muted">Nothing found in the listing or its file. Still read both.</p>
      )}
      {checked !== undefined && checked.findings.length > 0 && <FindingsList findings={checked.findings} />}
      {checked !== undefined && <Twins twins={checked.twins} />}
    </section>
  );
}
