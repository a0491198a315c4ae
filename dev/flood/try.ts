import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FLOODER = fileURLToPath(new URL('flooder.mjs', import.meta.url));
const CONNECTIONS = 300;
const FLOODER_ADDRESS = '203.0.113.9';

const READERS = 20;
/** Minimum and maximum milliseconds between two requests of a reader. */
const PAUSE = [200, 800] as const;
const WORDS = ['nurse', 'accounts', 'ict', 'Nairobi', 'engineer', 'attachment', 'law', 'sales', 'teacher'];

/** Returns the path of a reader's next request. Half of the paths are uncached. */
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
  /** Median milliseconds of uncached responses. */
  median: number;
  /** The 95th percentile of uncached responses, in milliseconds. */
  slow: number;
  answered: number;
  /** Responses with a status other than 200. */
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

/** Simulates twenty people at different addresses who browse and search for `ms` milliseconds. */
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
  /** Responses to the flood, by status. */
  flood: Record<string, number>;
}

const end = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
};

/**
 * Simulates twenty people who browse and search for `ms` milliseconds, first alone, then during a flood from
 * one address. The flood keeps 300 connections waiting for uncached responses. The service must trust one
 * proxy.
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

/** Returns the problems of an outcome, one per line. */
export const faultsOf = ({ quiet, flooded, flood }: Flood): string[] => [
  ...(flooded.refused > 0
    ? [`${flooded.refused} of ${flooded.answered} requests from other addresses were refused`]
    : []),
  ...(flooded.median > 2 * quiet.median
    ? [`other addresses waited ${Math.round(flooded.median)} ms instead of ${Math.round(quiet.median)} ms`]
    : []),
  ...((flood['503'] ?? 0) > 0 ? [] : ['the service refused no requests of the flood']),
];
