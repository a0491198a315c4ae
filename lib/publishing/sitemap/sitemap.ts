import { ARTICLES, articlePath } from '@/lib/content/articles/articles';
import { countyPath } from '@/lib/internships/counties/counties';
import { AppError } from '@/lib/platform/core/errors';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { listVerifiedAddresses } from '@/lib/employers/verification/list-verified-addresses';
import { countOpenInternships } from '@/lib/internships/listings/count-open';
import { listOpenAddresses, type ListingAddress } from '@/lib/internships/listings/list-open-addresses';
import { PAGE_SIZE, pagedPath } from '@/lib/platform/pagination/pagination';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { isKnown } from '@/lib/platform/format/stored-moment';

export interface IndexedPage {
  /** Relative to the root of this site. */
  path: string;
  /** ISO 8601. */
  lastModified?: string;
}

/** Listings per sitemap. The protocol allows 50,000, but a smaller sitemap is quicker to generate. */
const PIECE = 10_000;

const FIXED = [
  '/',
  '/internships',
  '/employers',
  '/hiring',
  '/career-tips',
  '/contact-us',
  '/register',
  '/login',
  '/user-agreement',
  '/privacy-policy',
  '/developers',
  '/feeds',
];

const fixedPages = (): IndexedPage[] => [
  ...FIXED.map((path) => ({ path })),
  ...ARTICLES.map((article) => ({ path: articlePath(article), lastModified: article.updated })),
];

const pagesOf = (path: string, listings: number): IndexedPage[] =>
  Array.from({ length: Math.ceil(listings / PAGE_SIZE) }, (_, at) => ({
    path: pagedPath(path, at + 1),
  }));

/** Every page of the lists of industries, and of counties with open listings. */
async function listPages(): Promise<IndexedPage[]> {
  const industries = INDUSTRIES.map(async ({ id, slug }) =>
    pagesOf(`/internships/${slug}`, Math.max(1, await countOpenInternships({ industryId: id }))),
  );
  const counties = COUNTIES.map(async (county) =>
    pagesOf(countyPath(county), await countOpenInternships({ county })),
  );
  return (await Promise.all([...industries, ...counties])).flat();
}

const toIndexed = ({ path, updatedAt }: ListingAddress): IndexedPage => ({
  path,
  ...(isKnown(updatedAt) && { lastModified: updatedAt }),
});

async function listingPages(piece: number): Promise<IndexedPage[]> {
  const addresses = await listOpenAddresses({ skip: (piece - 1) * PIECE, limit: PIECE });
  return addresses.map(toIndexed);
}

/** The pages of the verified employers, limited to one sitemap. */
const employerPages = async (): Promise<IndexedPage[]> =>
  (await listVerifiedAddresses({ limit: PIECE })).map(toIndexed);

export const piecesFor = (listings: number): string[] => [
  'pages',
  'lists',
  'employers',
  ...Array.from({ length: Math.ceil(listings / PIECE) }, (_, at) => `listings-${at + 1}`),
];

export const sitemapPieces = async (): Promise<string[]> => piecesFor(await countOpenInternships());

/** The pages of one sitemap. Throws `notFound`. */
export async function readSitemapPiece(name: string): Promise<IndexedPage[]> {
  if (name === 'pages') return fixedPages();
  if (name === 'lists') return listPages();
  if (name === 'employers') return employerPages();
  const piece = /^listings-([1-9]\d{0,4})$/.exec(name)?.[1];
  const pages = piece === undefined ? [] : await listingPages(Number(piece));
  if (pages.length === 0) throw new AppError('notFound', 'Sitemap not found. Check its address.');
  return pages;
}
