import { MAX_ASKED } from '@/lib/applications/records/max-asked';

/** For browsers without JavaScript: a personal style sheet that marks which of these listings the visitor has saved or applied to. */
export function MarksWithoutScript({ ids }: { ids: readonly string[] }) {
  // A preview has no id.
  const asked = ids.filter((id) => id !== '').slice(0, MAX_ASKED);
  if (asked.length === 0) return null;
  return (
    <noscript>
      <link rel="stylesheet" href={`/api/users/marks.css?internshipIds=${asked.join(',')}`} />
    </noscript>
  );
}
