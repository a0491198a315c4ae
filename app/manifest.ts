import type { MetadataRoute } from 'next';
import { site } from '@/lib/platform/core/site';
import large from './_icons/icon-512.png';
import maskable from './_icons/icon-maskable-512.png';
import small from './_icons/icon-192.png';
import listing from './_screenshots/listing-360.webp';
import results from './_screenshots/results-360.webp';
import resultsWide from './_screenshots/results-1280.webp';

export const dynamic = 'force-dynamic';

const TYPE = 'image/png';

/** The project's icon, for a site without its own logo. */
const MARK: MetadataRoute.Manifest['icons'] = [
  { src: small.src, sizes: '192x192', type: TYPE },
  { src: large.src, sizes: '512x512', type: TYPE },
  { src: maskable.src, sizes: '512x512', type: TYPE, purpose: 'maskable' },
];

/** The project's own look, drawn by `npm run icons`. */
const SCREENSHOTS: MetadataRoute.Manifest['screenshots'] = (
  [
    [results, 'narrow', 'Search results'],
    [listing, 'narrow', 'An internship'],
    [resultsWide, 'wide', 'Search results, with the details beside them'],
  ] as const
).map(([{ src, width, height }, form_factor, label]) => ({
  src,
  sizes: `${width}x${height}`,
  type: 'image/webp',
  form_factor,
  label,
}));

const SHORTCUTS: MetadataRoute.Manifest['shortcuts'] = [
  { name: 'Search', url: '/internships' },
  { name: 'Saved', url: '/saved' },
  { name: 'My Applications', url: '/dashboard/my-internships' },
];

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#faf6ec',
    theme_color: site.colour ?? '#14593a',
    icons: site.logo === undefined ? MARK : [{ src: site.logo, sizes: '256x256', type: 'image/webp' }],
    shortcuts: SHORTCUTS,
    ...(!site.isRenamed && !site.logo && !site.colour && { screenshots: SCREENSHOTS }),
  };
}
