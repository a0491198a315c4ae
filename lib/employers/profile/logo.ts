import type { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepPicture } from '@/lib/platform/files/keep-picture';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { clearPending, markPending } from '@/lib/platform/files/pending';
import { toLogo } from '@/lib/platform/files/resize-picture';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { lookupKey } from '@/lib/platform/db/lookup-key';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { requireOwned } from '@/lib/employers/records/find-own';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { logoPath } from '@/lib/employers/records/mapper';
import { recordChange } from '@/lib/employers/verification/record-change';

const NO_LOGO = 'This employer has no logo.';

/**
 * Accepts a JPEG, PNG or WebP of at most 2 MB. Stores a small uncropped square without metadata. Throws 413, 415, 422, and 429. Throws 403
 * for members who are not owners, and 409 without a profile.
 */
export async function uploadLogo(actor: Actor, upload: IncomingUpload): Promise<{ logo: string | null }> {
  const user = authorize(actor, 'employer:update-own');
  const { _id } = await requireOwned(user);
  await limitRate('change employer', null, user.id);
  const draw = (bytes: Buffer) => toLogo(bytes, user.id);
  return keepPicture(upload, { ownerId: _id, purpose: 'logo', draw }, (logo) =>
    withTransaction(() => replace(user, _id, logo)),
  );
}

/** Throws 403 for members who are not owners. */
export async function removeLogo(actor: Actor): Promise<void> {
  const user = authorize(actor, 'employer:update-own');
  const { _id } = await requireOwned(user);
  await withTransaction(() => replace(user, _id, null));
}

async function replace(
  by: SignedInUser,
  _id: Types.ObjectId,
  logo: EmployerRecord['logo'],
): Promise<{ logo: string | null }> {
  const before = await EmployerModel.findOneAndUpdate(
    { _id },
    { $set: { logo } },
    { returnDocument: 'before' },
  ).lean<EmployerRecord>();
  if (before?.logo) await markPending(before.logo.fileId);
  if (before && logo) await clearPending(logo.fileId);
  if (before) await recordChange(by, before, { ...before, logo });
  invalidateEmployer(_id);
  return keepResult({ logo: logoPath({ slug: before?.slug ?? '', logo }) });
}

/** Opens an employer's logo; public. Throws 404. */
export async function openLogo(input: { slug: string }): Promise<StoredFile> {
  const employer = await EmployerModel.findOne({ slug: lookupKey(input.slug) })
    .select('logo')
    .lean<Pick<EmployerRecord, 'logo'>>();
  if (!employer?.logo) throw new AppError('notFound', NO_LOGO);
  return openFile({ ...employer.logo, fileName: 'logo.webp', contentType: 'image/webp' });
}
