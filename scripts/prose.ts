import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lintProse } from '@/dev/checks/prose/lint-prose';
import { readArguments } from './arguments.mjs';

const { positionals } = readArguments({
  usage: 'npm run prose [-- PATH…]',
  about: 'Lints the English of documents and comments: long sentences, listed phrases, relative clauses.',
  arguments: { 'PATH…': 'only these files or folders (default: the whole repository)' },
});
const files = execFileSync('git', ['ls-files', '-z', '--', ...positionals], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\0')
  .filter((file) => /\.(?:md|tsx?|mts|mjs|css)$/.test(file) && existsSync(file));

const findings = [];
for (const file of files) findings.push(...(await lintProse(file, readFileSync(file, 'utf8'))));
for (const finding of findings) process.stdout.write(`${finding}\n`);
if (findings.length > 0) {
  process.stdout.write(`${findings.length} findings\n`);
  process.exitCode = 1;
}
