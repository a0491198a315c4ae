import { xml2js, type ElementCompact } from 'xml-js';
import { z } from 'zod';
import { parseUrl } from '@/lib/platform/core/parse-url';

/** RFC 822 with a four-digit year, as required by RSS 2.0. */
const RFC_822 = /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const isAbsolute = (text: string): boolean => /^https?:\/\//.test(text) && parseUrl(text) !== null;

const textOf = ({ _text, _cdata }: ElementCompact = {}): string => [_cdata ?? _text ?? ''].flat().join('');

function faultsOfItem(item: ElementCompact): string[] {
  const { title, link, description, guid, pubDate } = item as Record<string, ElementCompact>;
  const rules: [string, boolean][] = [
    ['an item has a title and a description', textOf(title) !== '' && textOf(description) !== ''],
    ['its link is absolute', isAbsolute(textOf(link))],
    ['its guid is an address, or has isPermaLink="false"', guid?._attributes?.isPermaLink === 'false'],
    ['its pubDate follows RFC 822', RFC_822.test(textOf(pubDate))],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => `${rule}: ${JSON.stringify(item)}`);
}

/** Returns the violations of RSS 2.0 and of the W3C feed validator's recommendations. Throws if the text is not XML. */
export function rssFaults(xml: string, url: string): string[] {
  const { rss } = xml2js(xml, { compact: true }) as { rss?: ElementCompact };
  const channel = (rss?.channel ?? {}) as Record<string, ElementCompact>;
  const items = [channel.item ?? []].flat() as ElementCompact[];
  const guids = items.map(({ guid }) => textOf(guid as ElementCompact));
  const self = [channel['atom:link'] ?? []].flat().find(({ _attributes }) => _attributes?.rel === 'self');
  const rules: [string, boolean][] = [
    ['the version is 2.0', rss?._attributes?.version === '2.0'],
    [
      'a channel has a title and a description',
      textOf(channel.title) !== '' && textOf(channel.description) !== '',
    ],
    ['its link is absolute', isAbsolute(textOf(channel.link))],
    ['it has a language', /^[a-z]{2}(-[A-Z]{2})?$/i.test(textOf(channel.language))],
    ['its lastBuildDate follows RFC 822', RFC_822.test(textOf(channel.lastBuildDate))],
    ['it has its own address', self?._attributes?.href === url],
    ['each guid is unique', new Set(guids).size === guids.length],
  ];
  const broken = rules.filter(([, holds]) => !holds).map(([rule]) => rule);
  return [...broken, ...items.flatMap(faultsOfItem)];
}

const address = z.url({ protocol: /^https?$/ });
const day = z.iso.datetime({ offset: true });

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().optional(),
  language: z.string().optional(),
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: address,
      title: z.string().min(1),
      content_html: z.string().min(1),
      date_published: day,
      date_modified: day,
    }),
  ),
});

/** Returns the violations of JSON Feed 1.1. */
export function jsonFeedFaults(text: string, url: string): string[] {
  const { success, data, error } = jsonFeed.safeParse(JSON.parse(text));
  if (!success) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const ids = data.items.map(({ id }) => id);
  return [
    ...(data.feed_url === url ? [] : ['it has its own address']),
    ...(new Set(ids).size === ids.length ? [] : ['each id is unique']),
  ];
}
