import { findApplied, type Applied } from '@/lib/applications/apply/find-applied';
import { appliedSchema } from '@/lib/applications/records/schemas';
import type { Actor } from '@/lib/platform/auth/actor';
import { formatDayNear } from '@/lib/platform/format/dates';
import { readDeviceSaved } from './device-saved';

export const STYLE_SHEET_TYPE = 'text/css; charset=utf-8';

/** Replaces the save button with a link to saved listings (app/_components/saved/save-button.tsx). */
const savedRule = (id: string): string =>
  `form[action$="/saved/${id}"]>.save[aria-pressed]{display:none}form[action$="/saved/${id}"] .saved-link{display:inline-flex}`;

/** Shows the note about an application, and hides the links to apply again. */
function appliedRule({ internshipId, appliedAt, status, withdrawnAt }: Applied, now: Date): string {
  const note = `[data-when-applied="${internshipId}"]`;
  const page = `.listing-page:has(${note})`;
  // These rules must be in an earlier layer than the `!important` rule that hides `hidden` elements.
  const shown = `div${note}{display:grid!important}span${note}{display:inline-block!important}${note} [data-status*="${status}"]{display:block!important}`;
  return [
    `@layer theme{${shown}}`,
    `${note} [data-day]::after{content:"${formatDayNear(appliedAt, now)}"}`,
    `${note} [data-day="withdrawn"]::after{content:"${formatDayNear(withdrawnAt, now)}"}`,
    `[data-unless-applied="${internshipId}"],${page}+.apply-bar{display:none!important}`,
    `${page} .share-row form{display:block!important}`,
  ].join('');
}

/**
 * Returns a style sheet that marks, on public pages without JavaScript, the listings that the user has saved or applied to. The browser
 * requests it with each page, because the pages are the same for everyone. Takes up to 50 listing ids separated by commas, and the
 * `Cookie` header. Throws 422.
 */
export async function readMarksSheet(
  actor: Actor,
  input: { internshipIds: unknown; cookies: string },
): Promise<string> {
  const { internshipIds } = appliedSchema.parse(input);
  const asked = new Set(internshipIds.split(','));
  if (actor.kind === 'visitor')
    return readDeviceSaved(input.cookies)
      .filter((id) => asked.has(id))
      .map(savedRule)
      .join('\n');
  const { applied, saved } = await findApplied(actor, { internshipIds });
  const now = new Date();
  return [...applied.map((one) => appliedRule(one, now)), ...saved.map(savedRule)].join('\n');
}
