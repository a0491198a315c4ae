import type { Finding } from '@/lib/checks/finding';
import { FindingsList } from '../../_components/checks/findings-list';

/** What the checks found in a submission; undefined where they failed. */
export function Checks({ findings }: { findings: readonly Finding[] | undefined }) {
  return (
    <section aria-labelledby="checks" className="border-line max-w-text grid gap-4 border-t pt-8">
      <h2 id="checks" className="text-lead">
        Checks
      </h2>
      {findings === undefined && <p>The checks failed. Reload the page to run them again.</p>}
      {findings?.length === 0 && (
        <p className="text-muted">Nothing was found. Read the listing and its file all the same.</p>
      )}
      {findings !== undefined && findings.length > 0 && <FindingsList findings={findings} />}
    </section>
  );
}
