import type { z } from 'zod';
import { checkListing, isSevere } from '@/lib/trust/fraud-checks/check-listing';
import { invalidField } from '@/lib/platform/core/errors';
import type { moveSchema } from '@/lib/applications/records/schemas';

type Words = Pick<z.infer<typeof moveSchema>, 'message' | 'interview'>;

/** Throws 422 for words to applicants that ask for something forbidden, such as money: a message, or an interview’s place or contact. */
export async function refuseUnfair({ message, interview }: Words): Promise<void> {
  const texts = {
    message,
    'interview.place': interview?.place,
    'interview.contact': interview?.contact,
  };
  for (const [field, text] of Object.entries(texts)) {
    if (!text || !(await checkListing({ howToApply: text }, { model: null })).some(isSevere)) continue;
    throw invalidField(
      field,
      'Don’t ask applicants for money, codes or documents that employers aren’t allowed to ask for.',
    );
  }
}
