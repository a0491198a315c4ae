import { verifyChain } from '@/lib/trust/audit/verify-chain';
import { connectToReplicaSet } from '@/lib/operations/migrations/prepare-database';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { command, withDatabase } from './with-database';

const { values } = readArguments({
  usage: 'npm run audit:verify [-- --has HASH]',
  about:
    'Verifies the audit log. Each entry has the hash of the one before, so a changed or missing entry is found.',
  options: {
    has: {
      type: 'string',
      value: 'HASH',
      about: 'the last hash printed earlier: finds a log that was cut off or rewritten',
    },
  },
  environment: DATABASE_SETTING,
});

const count = (number: number): string => number.toLocaleString('en-US');

await command(() =>
  withDatabase(async () => {
    const { entries, erased, unsealed, problems, named, end, hasExpected } = await verifyChain(values.has);
    named.forEach((line) => console.log(line));
    if (problems > 0)
      throw new StartFailure(`${count(problems)} of ${count(entries)} entries are not intact`);
    if (!hasExpected) throw new StartFailure(`no entry has the hash ${values.has ?? ''}`);
    console.log(
      `${count(entries)} entries are intact. Personal data was removed from ${count(erased)}; ${count(unsealed)} are not sealed yet.`,
    );
    console.log(`Last hash: ${end.hash === '' ? 'none' : end.hash}`);
  }, connectToReplicaSet),
);
