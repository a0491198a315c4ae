import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient, ObjectId, type Document } from 'mongodb';
import { typescriptLoader } from 'embedded-mongodb/child';
import { launchDatabase } from 'embedded-mongodb';
import { rounded, type Outcome } from './figure';
import { percentile } from './times';

const CONNECTIONS = 50;
const SECONDS = 4;
const LISTINGS = 100_000;
const INDUSTRIES = 16;
const ECHO_BYTES = 300;
const BATCH = 5_000;
/** Minimum shares of the echo's throughput. Unlike the echo server, a database uses a disk and a driver. */
const LEAST = { inserts: 0.02, byId: 0.05, list: 0.01 };
const MARGIN = 0.3;

/** Calls `call` repeatedly on each connection. Returns the calls per second, the median and the p95. */
async function callsIn(call: (connection: number) => Promise<unknown>, connections = CONNECTIONS) {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const loop = async (connection: number) => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      await call(connection);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => loop(connection)));
  const at = (share: number) => rounded(percentile(times, share), 2);
  return { perSecond: times.length / SECONDS, middle: at(0.5), slow: at(0.95) };
}

async function measureEcho() {
  const entry = fileURLToPath(new URL('./echo-server.ts', import.meta.url));
  const child = fork(entry, { execArgv: typescriptLoader() });
  const [port] = (await once(child, 'message')) as [number];
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true);
      await once(socket, 'connect');
      return socket;
    }),
  );
  const bytes = Buffer.alloc(ECHO_BYTES, 1);
  const result = await callsIn(async (connection) => {
    const socket = sockets[connection];
    if (!socket) return;
    socket.write(bytes);
    for (let received = 0; received < ECHO_BYTES;)
      received += ((await once(socket, 'data')) as [Buffer])[0].length;
  });
  for (const socket of sockets) socket.destroy();
  child.kill();
  return result;
}

function listing(industries: ObjectId[], n: number): Document {
  const day = 24 * 60 * 60 * 1000;
  return {
    industryId: industries[n % industries.length],
    title: `Graduate trainee ${n}`,
    company: `Company ${n % 500}`,
    description: 'A believable paragraph about what the work is and whom it suits. '.repeat(8),
    county: 'Nairobi',
    deletedAt: null,
    createdAt: new Date(Date.now() - n * 60_000),
    applicationDeadline: new Date(Date.now() + ((n % 40) - 8) * day),
  };
}

const pick = <T>(all: T[]): T => all[Math.floor(Math.random() * all.length)] as T;

/** Inserts listings and returns the queries to run on them. */
async function questionsTo(client: MongoClient) {
  const listings = client.db().collection('listings');
  await listings.createIndexes([
    { key: { industryId: 1, createdAt: -1 } },
    { key: { industryId: 1, deletedAt: 1, applicationDeadline: 1 } },
  ]);
  const industries = Array.from({ length: INDUSTRIES }, () => new ObjectId());
  const ids: ObjectId[] = [];
  for (let from = 0; from < LISTINGS; from += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, at) => listing(industries, from + at));
    ids.push(...Object.values((await listings.insertMany(batch)).insertedIds));
  }
  const open = () => ({
    industryId: pick(industries),
    deletedAt: null,
    applicationDeadline: { $gt: new Date() },
  });
  const page = (number: number) =>
    listings
      .find(open())
      .sort({ createdAt: -1 })
      .skip(number * 10)
      .limit(10)
      .toArray();
  return {
    byId: () => listings.findOne({ _id: pick(ids) }),
    page,
    count: () => listings.countDocuments(open()),
  };
}

/**
 * Measures the throughput of the embedded database as a share of that of a bare echo server over the same kind of socket. The result
 * therefore does not depend on the machine.
 */
export async function measure(): Promise<Outcome> {
  const echo = await measureEcho();
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-bench-'));
  const database = await launchDatabase({ folder, durable: true, database: 'mwanzo' });
  const client = new MongoClient(database.uri, { maxPoolSize: CONNECTIONS, minPoolSize: CONNECTIONS });
  const outcome: Outcome = { figures: [], rows: [] };
  const report = (name: string, { perSecond, middle, slow }: typeof echo, least?: number) => {
    const share = perSecond / echo.perSecond;
    outcome.rows.push({
      work: name,
      'share of echo': rounded(share, 3),
      'calls per second': rounded(perSecond),
      'p50, ms': middle,
      'p95, ms': slow,
    });
    if (least === undefined) return;
    outcome.figures.push({ name, value: share, unit: '×', bar: { least }, margin: MARGIN });
  };
  try {
    report(`bare echo, ${CONNECTIONS} connections`, echo);
    const inserted = client.db().collection('inserted');
    const insert = () => inserted.insertOne({ name: 'x'.repeat(200), at: new Date() });
    report('inserts, each flushed to disk', await callsIn(insert), LEAST.inserts);
    const { byId, page, count } = await questionsTo(client);
    report('lookups by id', await callsIn(byId), LEAST.byId);
    const of = LISTINGS.toLocaleString('en');
    report(`industry list, first page of ${of}`, await callsIn(() => page(0)), LEAST.list);
    report('industry list, one connection', await callsIn(() => page(0), 1));
    report('industry list, tenth page, one connection', await callsIn(() => page(9), 1));
    const halfway = Math.floor(LISTINGS / INDUSTRIES / 10 / 2);
    report('industry list, middle page (the slowest), one connection', await callsIn(() => page(halfway), 1));
    report('count of open listings, one connection', await callsIn(count, 1));
  } finally {
    await client.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return outcome;
}
