import { parseArgs } from 'node:util';
import { clearAll, isEmpty, makeSample, type SampleCounts } from '@/dev/sample/make-sample';
import { knownOwners } from '@/dev/sample/scale/known-owners';
import { shareOf } from '@/dev/sample/scale/counts';
import { fillScale } from '@/dev/sample/scale/fill';
import { KNOWN_ACCOUNTS, SAMPLE_PASSWORD } from '@/dev/sample/people';
import { contentText, readContent } from '@/lib/backup/database-content';
import { finishMark, readMark, setMark } from '@/lib/platform/db/markers';
import { StartFailure } from '@/server/start-failure';
import { hostsOf, isOnThisMachine } from './loopback';
import { confirmReplace, withReplaceName } from './replace';
import { command, withDatabase } from './with-database';

const report = (made: SampleCounts): string =>
  [
    `Made ${made.users} accounts, ${made.resumes} of them with a resume; ${made.listings} listings, ${made.open} of them open;`,
    `${made.approved} submissions approved, ${made.pending} pending, ${made.rejected} rejected; ${made.applications} applications.`,
    `Log in as ${KNOWN_ACCOUNTS.map(({ username }) => username).join(', ')} with the password ${SAMPLE_PASSWORD}.`,
  ].join('\n');

/** Nobody's database on another machine is filled with invented people by accident. */
function refuseElsewhere(uri: string | undefined): void {
  if (!uri || isOnThisMachine(uri)) return;
  throw new StartFailure(
    `MONGODB_URI names a database on another machine (${hostsOf(uri).join(', ')}). If that is where the sample data should go: npm run sample -- --yes`,
  );
}

/** Whether there is anything in the database, but for the beginning of sample data that was cut short before there were users and listings. */
async function isInUse(): Promise<boolean> {
  const sample = await readMark('sample');
  const isCutShort = sample?.doneAt === null && (await isEmpty());
  if (isCutShort) await clearAll();
  return contentText(await readContent()) !== '';
}

/** Empties the database, or throws StartFailure when that was not asked for, or not by its name. */
async function makeRoom(replace: string | undefined): Promise<void> {
  if (replace === undefined) {
    throw new StartFailure(
      `The database is in use: ${contentText(await readContent())}. To delete all of it and begin with sample data: npm run sample -- --replace`,
    );
  }
  await confirmReplace(replace);
  await clearAll();
}

/** Adds what a site has after years, for the employer of the sample and many others. */
async function addScale(share: number, now: Date): Promise<void> {
  if (!(share > 0 && share <= 1)) throw new StartFailure('--share takes a number above 0, up to 1.');
  const began = performance.now();
  const { employer } = await knownOwners();
  const { listings } = await fillScale(shareOf(share), now, { employer }, (line) => console.log(line));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${listings.length} more listings and all that belongs to them, in ${seconds} s.`);
}

await command(async () => {
  const { values } = parseArgs({
    args: withReplaceName(process.argv.slice(2)),
    options: {
      replace: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'if-empty': { type: 'boolean', default: false },
      scale: { type: 'boolean', default: false },
      share: { type: 'string', default: '1' },
    },
  });
  if (!values.yes) refuseElsewhere(process.env.MONGODB_URI);
  await withDatabase(async () => {
    if (await isInUse()) {
      if (values['if-empty']) return;
      await makeRoom(values.replace);
    }
    const now = new Date();
    await setMark('sample', now);
    const made = await makeSample({ now });
    if (values.scale) await addScale(Number(values.share), now);
    await finishMark('sample');
    console.log(report(made));
  });
});
