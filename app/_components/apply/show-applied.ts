import type { Applied } from '@/lib/applications/apply/find-applied';

const all = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** Shows the notes of an application, as server/on-touch/personal.ts does before the page's other scripts load. */
export async function showApplied({ internshipId, appliedAt, status, withdrawnAt }: Applied): Promise<void> {
  for (const note of all(`[data-when-applied="${internshipId}"]`)) {
    note.hidden = false;
    note.dataset.applied = '';
    for (const one of all(`[data-status*="${status}"]`, note)) one.hidden = false;
    const unsaid = all('[data-day]', note).filter(({ textContent }) => textContent === '');
    if (unsaid.length === 0) continue;
    const { formatDayNear } = await import('@/lib/platform/format/dates');
    for (const day of unsaid)
      day.textContent = formatDayNear(day.dataset.day === 'withdrawn' ? withdrawnAt : appliedAt, new Date());
  }
}
