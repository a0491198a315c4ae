import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import mongoose from 'mongoose';
import { InternshipModel } from '@/models/internship';
import { sampleIntoEmpty } from '../start/first-sample';
import { startRig, type Node, type Rig } from '../testing/faults/test-environment';
import { connectToStack } from '../testing/data/fixtures';
import { rounded, type Outcome, type Row } from './figure';
import { processorSeconds } from './process-facts';

/** Concurrent crawlers, for example after all addresses change. */
const AT_ONCE = 100;

/**
 * Milliseconds between rounds, and the maximum number of rounds. While a picture is missing, the site's
 * picture is cached in its place for ten seconds.
 */
const PAUSE_MS = 5_000;
const MAX_ROUNDS = 120;

interface Round {
  seconds: number;
  processor: number;
  own: number;
  /** Ids of the listings for which the site's picture was returned. */
  instead: string[];
  failed: number;
}

/** Requests the picture of every listing, `atOnce` at a time. */
async function askForAll(node: Node, ids: string[], atOnce: number): Promise<Round> {
  const inTurn = pLimit(atOnce);
  const began = performance.now();
  const processorBefore = await processorSeconds(node.pid);
  const round = { own: 0, instead: [] as string[], failed: 0 };
  const ask = async (id: string) => {
    const answer = await fetch(`http://127.0.0.1:${node.port}/share/listings/${id}`);
    await answer.arrayBuffer();
    if (answer.status !== 200) round.failed += 1;
    else if (answer.headers.get('cache-control') === 'public, max-age=60') round.instead.push(id);
    else round.own += 1;
  };
  await Promise.all(ids.map((id) => inTurn(ask, id)));
  const processor = (await processorSeconds(node.pid)) - processorBefore;
  return { ...round, seconds: (performance.now() - began) / 1_000, processor };
}

/** Requests the pictures, one at a time, until every listing has its own. */
async function askUntilOwn(node: Node, ids: string[]): Promise<Round> {
  const total: Round = { seconds: 0, processor: 0, own: 0, instead: ids, failed: 0 };
  for (let round = 0; total.instead.length > 0 && round < MAX_ROUNDS; round += 1) {
    if (round > 0) await wait(PAUSE_MS);
    const { seconds, processor, own, instead, failed } = await askForAll(node, total.instead, 1);
    total.seconds += seconds;
    total.processor += processor;
    total.own += own;
    total.failed += failed;
    total.instead = instead;
  }
  return total;
}

async function fillWithSample({ mongoUri, appUrl, authSecret }: Rig): Promise<void> {
  const settings = { MONGODB_URI: mongoUri, APP_URL: appUrl, AUTH_SECRET: authSecret, SMTP_URL: 'hold:' };
  await sampleIntoEmpty({ ...process.env, ...settings });
}

const row = (what: string, { seconds, processor, own, instead, failed }: Round): Row => ({
  requests: what,
  seconds: rounded(seconds, 1),
  'CPU time, s': rounded(processor, 1),
  'own picture': own,
  'picture of the site': instead.length,
  failed,
});

/**
 * Measures how long the pictures of all listings take: with a hundred concurrent first requests, until every listing has its own, and
 * after a restart.
 */
export async function measure(): Promise<Outcome> {
  const rig = await startRig();
  try {
    await fillWithSample(rig);
    await connectToStack(rig);
    const ids = (await InternshipModel.find().select('_id').lean()).map(({ _id }) => _id.toHexString());
    const first = await askForAll(rig.service, ids, AT_ONCE);
    const drawn = await askUntilOwn(rig.service, ids);
    await rig.service.stop();
    await rig.service.start();
    const again = await askForAll(rig.service, ids, AT_ONCE);
    const rows = [
      row(`first requests for ${ids.length} pictures, ${AT_ONCE} at once`, first),
      row('repeated requests, one at a time, until each listing has its own', drawn),
      row(`after a restart, ${AT_ONCE} at once`, again),
    ];
    const failed = first.failed + drawn.failed + again.failed;
    const none = { unit: '', bar: { most: 0 } } as const;
    return {
      figures: [
        { name: 'failed requests', value: failed, ...none },
        {
          name: 'listings with the picture of the site after a restart',
          value: again.instead.length,
          ...none,
        },
        {
          name: 'CPU time, after ÷ before a restart',
          value: again.processor / (first.processor + drawn.processor),
          unit: '×',
          bar: { most: 0.2 },
        },
      ],
      rows,
    };
  } finally {
    await mongoose.disconnect();
    await rig.stop();
  }
}
