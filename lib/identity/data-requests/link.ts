import { LINK_DAYS } from './kinds';
import { hashOf, newToken } from '@/lib/identity/accounts/link';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import type { DataRequestRecord } from '@/models/data-request';

/** Whether the address is the sender's: they followed the link, or were logged in to the account that has it. */
export const isConfirmed = ({
  confirmedAt = null,
  userId,
}: Pick<DataRequestRecord, 'confirmedAt' | 'userId'>): boolean => confirmedAt !== null || userId !== null;

/** A new link for the confirmation e-mail. The record stores only its hash. */
export function newConfirmation(now: Date): {
  token: string;
  record: NonNullable<DataRequestRecord['confirmation']>;
} {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  return { token, record: { hash: hashOf(token), expiresAt } };
}
