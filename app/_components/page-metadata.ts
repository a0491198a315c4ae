import type { Metadata } from 'next';
import { site } from '@/lib/platform/core/site';
import { sitePictureAddress } from '@/lib/publishing/share-pictures/address';
import { SIZE } from '@/lib/publishing/share-pictures/size';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import type { FeedTypes } from './feeds';

export interface PageFacts {
  title: string;
  /** The title already contains the site's name. */
  titleIsWhole?: boolean;
  description: string;
  /** The canonical path. */
  path: string;
  type?: 'website' | 'article';
  picture?: { address: string; alt: string };
  feeds?: FeedTypes;
}

const sitePicture = () => ({ address: sitePictureAddress(), alt: `${site.name}: ${site.tagline}` });

export function pageMetadata(page: PageFacts): Metadata {
  const { title, titleIsWhole, description, path, type = 'website', picture = sitePicture(), feeds } = page;
  const url = absoluteUrl(path);
  const image = { url: absoluteUrl(picture.address), alt: picture.alt, type: 'image/png', ...SIZE };
  return {
    title: titleIsWhole ? { absolute: title } : title,
    description,
    alternates: { canonical: url, types: feeds },
    openGraph: { title, description, url, type, siteName: site.name, locale: 'en_KE', images: [image] },
    twitter: { card: 'summary_large_image' },
  };
}
