import { clearAll, isEmpty, makeSample, type SampleCounts } from '@/dev/sample/make-sample';
import { knownOwners } from '@/dev/sample/scale/known-owners';
import { shareOf } from '@/dev/sample/scale/counts';
import { fillScale } from '@/dev/sample/scale/fill';
import { KNOWN_ACCOUNTS, SAMPLE_PASSWORD } from '@/dev/sample/people';
import { contentText, readContent } from '@/lib/operations/backup/database-content';
import { finishMark, readMark, setMark } from '@/lib/platform/db/markers';
import { StartFailure } from '@/server/start-failure';
import { DATABASE_SETTING, readArguments } from './arguments.mjs';
import { hostsOf, isOnThisMachine } from './loopback';
import { confirmReplace, REPLACE_OPTION, withReplaceName } from './replace';
import { command, withDatabase } from './with-database';

const report = (made: SampleCounts): string =>
  [
    `Created ${made.users} accounts, ${made.resumes} of them with a resume; ${made.listings} listings, ${made.open} of them open;`,
    `${made.approved} submissions approved, ${made.pending} pending, ${made.rejected} rejected; ${made.applications} applications.`,
    `Log in as ${KNOWN_ACCOUNTS.map(({ username }) => username).join(', ')} with the password ${SAMPLE_PASSWORD}.`,
  ].join('\n');

/** Throws StartFailure for a database on another machine, so that it does not get sample users by accident. */
function refuseElsewhere(uri: string | undefined): void {
  if (!uri || isOnThisMachine(uri)) return;
  throw new StartFailure(
    `MONGODB_URI points to a database on another machine (${hostsOf(uri).join(', ')}). To add sample data there: npm run sample -- --yes`,
  );
}

/**
 * Returns whether the database contains data. First removes the leftovers of an `npm run sample` that was interrupted before it created
 * users or listings.
 */
async function isInUse(): Promise<boolean> {
  const sample = await readMark('sample');
  const isCutShort = sample?.doneAt === null && (await isEmpty());
  if (isCutShort) await clearAll();
  return contentText(await readContent()) !== '';
}

/** Empties the database. Throws StartFailure if `--replace` is missing or has the wrong name. */
async function makeRoom(replace: string | undefined): Promise<void> {
  if (replace === undefined) {
    throw new StartFailure(
      `The database is not empty: ${contentText(await readContent())}. To delete everything and start with sample data: npm run sample -- --replace`,
    );
  }
  await confirmReplace(replace);
  await clearAll();
}

/** Adds the data of a site after years of use; part of it belongs to the sample employer. */
async function addScale(share: number, now: Date): Promise<void> {
  if (!(share > 0 && share <= 1)) throw new StartFailure('--share must be above 0 and at most 1.');
  const began = performance.now();
  const { employer } = await knownOwners();
  const { listings } = await fillScale(shareOf(share), now, { employer }, (line) => console.log(line));
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`Added ${listings.length} listings and everything that belongs to them in ${seconds} s.`);
}

const flag = { type: 'boolean', default: false } as const;
const { values } = readArguments(
  {
    usage: 'npm run sample [-- OPTIONS]',
    about: 'Adds sample data to an empty database.',
    options: {
      replace: REPLACE_OPTION,
      yes: { ...flag, about: 'allow a database on another machine' },
      'if-empty': { ...flag, about: 'do nothing and exit with 0 if the database is not empty' },
      scale: { ...flag, about: 'add 100,000 listings, 200,000 users and 1,000,000 applications' },
      share: {
        type: 'string',
        default: '1',
        value: 'N',
        about: 'the share of --scale to create, above 0 and up to 1 (default 1)',
      },
    },
    environment: DATABASE_SETTING,
  },
  withReplaceName(process.argv.slice(2)),
);

await command(async () => {
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
