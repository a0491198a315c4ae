import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { EMBEDDED_ONLY } from '../dev/testing/embedded-only';
import { byProject, bySubject, table, type Results } from '../dev/testing/engine-results';
import { readArguments, usageLine } from './arguments.mjs';

const HELP = {
  usage: 'npm run test:engine -- URI [FILE…]',
  about: 'Runs the conformance table and the database and HTTP tests on your own MongoDB.',
  arguments: {
    URI: 'a member of a replica set: mongodb://127.0.0.1:27017/?directConnection=true; tests create databases named mwanzo-test-… and drop them',
    'FILE…': 'only tests whose path contains one of these words, such as conformance',
  },
};

/** Milliseconds to wait for an unresponsive server. */
const CONNECT_MS = 5_000;

/** Returns the reason why a server cannot be used, or undefined if it can. */
async function objection(uri: string): Promise<string | undefined> {
  try {
    const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: CONNECT_MS });
    const { setName } = await client.db('admin').command({ hello: 1 });
    await client.close();
    return setName === undefined
      ? 'The server is not a member of a replica set, so it has no transactions: start it with --replSet and run rs.initiate().'
      : undefined;
  } catch (error) {
    return `No MongoDB responds at this address: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function runTests(uri: string, chosen: string[]): { status: number; results: Results } {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-engine-'));
  const file = join(folder, 'results.json');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const left = EMBEDDED_ONLY.map(({ file: name }) => `--exclude=${name}`);
  const projects = ['--project=database*', '--project=http'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...projects, ...reports, ...left, ...chosen],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_MONGODB_URI: uri },
    },
  );
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  rmSync(folder, { recursive: true });
  return { status: status ?? 1, results };
}

function report(results: Results): void {
  const { lines, failed } = byProject(results, process.cwd());
  console.log(`\n${table([...bySubject(results), ...lines])}`);
  for (const file of failed) console.log(`failed: ${file}`);
  console.log('\nSkipped, because they test the embedded database itself:');
  for (const { file, because } of EMBEDDED_ONLY) console.log(`  ${file}: ${because}`);
}

const {
  positionals: [uri, ...chosen],
} = readArguments(HELP);
if (uri === undefined || !/^mongodb(\+srv)?:\/\//.test(uri)) {
  console.error(`Give the address of a MongoDB server. ${usageLine(HELP)}`);
  process.exitCode = 2;
} else {
  const why = await objection(uri);
  if (why === undefined) {
    const { status, results } = runTests(uri, chosen);
    report(results);
    process.exitCode = status;
  } else {
    console.error(why);
    process.exitCode = 1;
  }
}
