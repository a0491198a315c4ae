import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { keepPicture } from '@/lib/platform/files/keep-picture';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { clearPending, markPending } from '@/lib/platform/files/pending';
import { toLogo } from '@/lib/platform/files/resize-picture';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import type { SiteSettingsRecord } from '@/models/site-settings';
import { changeSite, SITE_ID } from './change-site';
import { findSiteSettings, logoAddress } from './settings';

const dropFormer = async ({ logo }: Partial<SiteSettingsRecord>): Promise<void> => {
  if (logo) await markPending(logo.fileId);
};

/** Accepts a JPEG, PNG or WebP of at most 2 MB; stores a small uncropped square without metadata. Throws 413, 415, 422 or 429. */
export async function uploadSiteLogo(actor: Actor, upload: IncomingUpload): Promise<{ logo: string | null }> {
  const by = authorize(actor, 'site:write');
  const draw = (bytes: Buffer) => toLogo(bytes, by.id);
  return keepPicture(upload, { ownerId: SITE_ID, purpose: 'logo', draw }, async (logo) => {
    const now = await changeSite(by, { $set: { logo } }, async (before) => {
      await dropFormer(before);
      await clearPending(logo.fileId);
      await keepResult({ logo: logoAddress({ logo }) ?? null });
    });
    return { logo: logoAddress(now) ?? null };
  });
}

export async function removeSiteLogo(actor: Actor): Promise<{ message: string }> {
  await changeSite(authorize(actor, 'site:write'), { $unset: { logo: 1 } }, dropFormer);
  return { message: 'The logo has been removed.' };
}

/** Public. Throws 404. */
export async function openSiteLogo(): Promise<StoredFile> {
  const { logo } = await findSiteSettings();
  if (!logo) throw new AppError('notFound', 'This site has no logo of its own.');
  return openFile({ ...logo, fileName: 'logo.webp', contentType: 'image/webp' });
}
