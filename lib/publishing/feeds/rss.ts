import { feedOf, type FeedInput } from './feed-of';

/** Writes listings as RSS 2.0. */
export const writeRss = (input: FeedInput): string => feedOf(input, 'rss').rss2();
