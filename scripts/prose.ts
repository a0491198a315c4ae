import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lintProse } from '@/dev/checks/prose/lint-prose';

/** Lints the English of documents and comments. Takes paths; by default, all files of the repository. */
const paths = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-z', '--', ...paths], { encoding: 'utf8', maxBuffer: 1e8 })
  .split('\0')
  .filter((file) => /\.(?:md|tsx?|mts|mjs|css)$/.test(file) && existsSync(file));

const findings = [];
for (const file of files) findings.push(...(await lintProse(file, readFileSync(file, 'utf8'))));
for (const finding of findings) process.stdout.write(`${finding}\n`);
if (findings.length > 0) {
  process.stdout.write(`${findings.length} findings\n`);
  process.exitCode = 1;
}
