import mongoose from 'mongoose';
import { BRIGADES, runBrigade, VICTIMS } from '../dev/testing/brigades/brigades';
import { clientFor } from '../dev/testing/client/client-for';
import { connectToStack } from '../dev/testing/data/fixtures';
import { startStack } from '../dev/testing/stack/stack';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run try:brigade [-- --listings 100]',
  about:
    'Sends reports from households, campuses, networks and new accounts that try to hide listings, and from real victims.',
  options: { listings: { type: 'string', default: '100', about: 'listings that each group reports' } },
});

/**
 * For each brigade, prints how many listings it hid and how many reports were lost. Each listing is reported in a separate hour, so that
 * the limit of ten per hour has no effect. Fails if a brigade hides a listing, if three victims do not, or if a report is lost.
 */
async function run(listings: number): Promise<boolean> {
  const stack = await startStack({ env: { TRUSTED_PROXIES: '1' } });
  try {
    await connectToStack(stack);
    const client = clientFor(stack);
    let isWell = true;
    for (const brigade of [...BRIGADES, VICTIMS]) {
      const { name, hidden, sent, stored, busiest } = await runBrigade(client, brigade, listings);
      process.stdout.write(
        `${name.padEnd(42)} ${hidden} of ${listings} hidden, ${sent} reports, ${sent - stored} lost; ${busiest} hidden in the preceding hour\n`,
      );
      isWell &&= hidden === (brigade === VICTIMS ? listings : 0) && sent === stored && busiest === 0;
    }
    return isWell;
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}

const listings = Number(values.listings);
if (!Number.isInteger(listings) || listings < 1 || listings > 250)
  throw new Error('--listings must be from 1 to 250');
process.exitCode = (await run(listings)) ? 0 : 1;
