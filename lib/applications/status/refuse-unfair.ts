import { checkListing, isSevere } from '@/lib/trust/fraud-checks/check-listing';
import { invalidField } from '@/lib/platform/core/errors';

/** Throws 422 for a message that asks applicants for something forbidden, such as money. */
export async function refuseUnfair(message: string | undefined): Promise<void> {
  if (!message || !(await checkListing({ howToApply: message }, { model: null })).some(isSevere)) return;
  throw invalidField(
    'message',
    'Don’t ask applicants for money, codes or documents that employers aren’t allowed to ask for.',
  );
}
