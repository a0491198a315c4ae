import { parseArgs } from 'node:util';
import { clearAll, isEmpty, makeSample, type SampleCounts } from '@/dev/sample/make-sample';
import { KNOWN_ACCOUNTS, SAMPLE_PASSWORD } from '@/dev/sample/people';
import { StartFailure } from '@/server/start-failure';
import { hostsOf, isOnThisMachine } from './loopback';
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

await command(async () => {
  const { values } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'if-empty': { type: 'boolean', default: false },
    },
  });
  if (!values.yes) refuseElsewhere(process.env.MONGODB_URI);
  await withDatabase(async () => {
    if (!(await isEmpty())) {
      if (values['if-empty']) return;
      if (!values.replace) {
        throw new StartFailure(
          'The database already has users or listings. To delete all of it and begin with sample data: npm run sample -- --replace',
        );
      }
      await clearAll();
    }
    console.log(report(await makeSample({ now: new Date() })));
  });
});
