import type { Metadata } from 'next';
import { site } from '@/lib/platform/core/site';
import { sitePictureAddress } from '@/lib/publishing/share-pictures/address';
import { SIZE } from '@/lib/publishing/share-pictures/size';
import { absoluteUrl } from './absolute-url';
import type { FeedTypes } from './feeds';

export interface PageFacts {
  title: string;
  /** The title already contains the site's name. */
  titleIsWhole?: boolean;
  description: string;
  /** The one address of the page, from the root of this site. */
  path: string;
  type?: 'website' | 'article';
  /** Its own share picture, if it has one: path and alternative text. */
  picture?: { address: string; alt: string };
  /** Where new entries of a list can be read; see feeds.tsx. */
  feeds?: FeedTypes;
}

const sitePicture = () => ({ address: sitePictureAddress(), alt: `${site.name}: ${site.tagline}` });

/** What a page that may be found and shared says of itself to those who do not open it: search engines, chats. */
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
