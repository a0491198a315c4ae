import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FLOODER = fileURLToPath(new URL('flooder.mjs', import.meta.url));
const CONNECTIONS = 300;
const FLOODER_ADDRESS = '203.0.113.9';

const READERS = 20;
/** Milliseconds a reader looks at an answer, at least and at most. */
const PAUSE = [200, 800] as const;
const WORDS = ['nurse', 'accounts', 'ict', 'Nairobi', 'engineer', 'attachment', 'law', 'sales', 'teacher'];

/** What a reader asks for in turn: half of it is in no cache. */
const paths = (reader: number, step: number): string => {
  const words = encodeURIComponent(`${WORDS[(reader + step) % WORDS.length]} ${reader} ${step}`);
  const all = [
    '/',
    `/internships?q=${words}`,
    '/internships',
    `/api/internships/suggest?q=${words}`,
    '/career-tips',
    `/api/internships?q=${words}`,
  ];
  return all[(reader + step) % all.length] ?? '/';
};

export interface Reading {
  /** Milliseconds until a half of what was not cached was answered. */
  median: number;
  /** The same for 95 of 100. */
  slow: number;
  answered: number;
  /** Those that were not answered with 200. */
  refused: number;
}

interface Seen {
  ms: number;
  status: number;
  isCached: boolean;
}

async function read(appUrl: string, reader: number, until: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let step = 0; Date.now() < until; step += 1) {
    const path = paths(reader, step);
    const began = performance.now();
    const answer = await fetch(new URL(path, appUrl), {
      headers: { 'X-Forwarded-For': `198.51.100.${reader + 1}` },
    });
    await answer.text();
    seen.push({ ms: performance.now() - began, status: answer.status, isCached: !path.includes('?') });
    const [least, most] = PAUSE;
    await wait(least + ((reader * 37 + step * 101) % (most - least)));
  }
  return seen;
}

/** Twenty people at addresses of their own browse and search for so many milliseconds. */
async function browse(appUrl: string, ms: number): Promise<Reading> {
  const until = Date.now() + ms;
  const all = await Promise.all(Array.from({ length: READERS }, (_, reader) => read(appUrl, reader, until)));
  const seen = all.flat();
  const times = seen
    .filter(({ isCached }) => !isCached)
    .map((one) => one.ms)
    .sort((one, other) => one - other);
  const quantile = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return {
    median: quantile(0.5),
    slow: quantile(0.95),
    answered: seen.length,
    refused: seen.filter(({ status }) => status !== 200).length,
  };
}

export interface Flood {
  quiet: Reading;
  flooded: Reading;
  /** How many requests of the flood were answered, by status. */
  flood: Record<string, number>;
}

const end = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
};

/**
 * Has twenty people browse and search for so many milliseconds, first alone and then beside a flood from one address: 300
 * connections, each of which asks for the next uncached answer as soon as it has one. The service trusts one proxy.
 */
export async function tryFlood(appUrl: string, ms: number): Promise<Flood> {
  await browse(appUrl, ms / 3);
  const quiet = await browse(appUrl, ms);
  const flooder = fork(FLOODER, [appUrl, String(CONNECTIONS), FLOODER_ADDRESS], { execArgv: [] });
  let flood: Flood['flood'] = {};
  flooder.on('message', (statuses) => (flood = statuses as Flood['flood']));
  try {
    await once(flooder, 'message');
    return { quiet, flooded: await browse(appUrl, ms), flood };
  } finally {
    await end(flooder);
  }
}

/** What is wrong with the outcome, a line each. */
export const faultsOf = ({ quiet, flooded, flood }: Flood): string[] => [
  ...(flooded.refused > 0
    ? [`${flooded.refused} of ${flooded.answered} requests of others were refused`]
    : []),
  ...(flooded.median > 2 * quiet.median
    ? [`others waited ${Math.round(flooded.median)} ms instead of ${Math.round(quiet.median)}`]
    : []),
  ...((flood['503'] ?? 0) > 0 ? [] : ['the flood was not refused: it was none']),
];
