import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { openLogo } from '@/lib/employers/profile/logo';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { site } from '@/lib/platform/core/site';
import type { StoredFile } from '@/lib/platform/files/open';
import { openSiteLogo } from '@/lib/content/site-settings/logo';
import type { ShareCard } from './card';
import { LOGO_SIZE } from './size';

export interface Logos {
  employer?: string | undefined;
  site?: string | undefined;
}

/** Undefined if the logo was removed meanwhile. */
async function read(open: () => Promise<Pick<StoredFile, 'stream'>>): Promise<string | undefined> {
  try {
    await connect();
    const { stream } = await open();
    const png = await sharp(await buffer(stream))
      .resize(LOGO_SIZE, LOGO_SIZE)
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  }
}

export async function readLogos({ logo }: ShareCard): Promise<Logos> {
  const [employer, ofSite] = await Promise.all([
    logo && read(() => openLogo({ slug: logo.employer })),
    site.logo === undefined ? undefined : read(openSiteLogo),
  ]);
  return { employer, site: ofSite };
}
