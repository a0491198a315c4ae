import { Types } from 'mongoose';
import { countyBySlug } from '@/lib/internships/counties/counties';
import { readEmployer } from '@/lib/employers/profile/read-employer';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { listNewestFound } from '@/lib/internships/listings/list-newest-found';
import { listNewestInternships, type NewestInternship } from '@/lib/internships/listings/list-newest';
import { AppError } from '@/lib/platform/core/errors';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import {
  ALL_FEED,
  countyFeed,
  employerFeed,
  FEED_FORMATS,
  industryFeed,
  SEARCH_FEED,
  searchFeed,
  type FeedFormat,
  type FeedScope,
} from './feed-links';
import { writeJsonFeed } from './json-feed';
import { writeRss, type FeedInput } from './rss';

const NEWEST = 50;

const WRITERS: Record<FeedFormat, (input: FeedInput) => string> = { rss: writeRss, json: writeJsonFeed };

const FORMATS = Object.keys(FEED_FORMATS) as FeedFormat[];

interface Asked {
  name: string;
  addressOf: AddressOf;
}

type Promised<T> = T | Promise<T>;

interface Found {
  scope: FeedScope;
  list: () => Promise<NewestInternship[]>;
}

const missing = () => new AppError('notFound', 'Feed not found. Check its address.');

async function answer({ name, addressOf }: Asked, find: (base: string) => Promised<Found | undefined>) {
  const [, base = '', ending] = /^([a-z\d-]+)\.([a-z]+)$/.exec(name) ?? [];
  const format = FORMATS.find((known) => FEED_FORMATS[known].ending === ending);
  const found = format && (await find(base));
  if (!found) throw missing();
  const text = WRITERS[format]({
    listings: await found.list(),
    scope: found.scope,
    now: new Date(),
    addressOf,
  });
  return { type: FEED_FORMATS[format].type as string, text };
}

/**
 * The newest 50 open listings of an industry, of all industries, or of a search, with the content type. Takes the file name and,
 * for `search`, the query. Throws `notFound` for an unknown feed.
 */
export const readFeed = (
  input: Asked & { search: URLSearchParams },
): Promise<{ type: string; text: string }> =>
  answer(input, (base) => {
    if (base === SEARCH_FEED) {
      return {
        scope: searchFeed(input.search),
        list: () => listNewestFound({ search: input.search, limit: NEWEST }),
      };
    }
    const industry = base === ALL_FEED ? null : industryBySlug(base);
    if (industry === undefined) return undefined;
    const ofIndustry = industry && { industryId: industry.id };
    return {
      scope: industryFeed(industry),
      list: () => listNewestInternships({ ...ofIndustry, limit: NEWEST }),
    };
  });

/** The newest 50 open listings of a county. Takes the file name: `mombasa.xml`. Throws `notFound`. */
export const readCountyFeed = (input: Asked): Promise<{ type: string; text: string }> =>
  answer(input, (base) => {
    const county = countyBySlug(base);
    return (
      county && {
        scope: countyFeed(county),
        list: () => listNewestInternships({ county, limit: NEWEST }),
      }
    );
  });

/** The newest 50 open listings of an employer. Takes the file name: `savanna-pay.xml`. Throws `notFound`. */
export const readEmployerFeed = (input: Asked): Promise<{ type: string; text: string }> =>
  answer(input, async (slug) => {
    const { employer } = await readEmployer({ slug });
    return {
      scope: employerFeed(employer),
      list: () => listNewestInternships({ employer: new Types.ObjectId(employer._id), limit: NEWEST }),
    };
  });
