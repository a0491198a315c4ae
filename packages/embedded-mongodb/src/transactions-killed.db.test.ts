import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typescriptCommand } from './child';
import { checkWhole, makeBank, openBank, STEPS } from './testing/bank';
import { tempFolder } from './testing/temp-folder';

const ROUNDS = process.env.LONG_TESTS ? 1_000 : STEPS;
const SECONDS_EACH = 10;

/** Runs a round in a process that is killed during it. Returns its report on the earlier rounds. */
async function killedAt(folder: string, round: number, step: number): Promise<string> {
  const entry = fileURLToPath(new URL('./testing/kill-in-commit.ts', import.meta.url));
  const child = spawn(process.execPath, [...typescriptCommand(entry), folder, String(round), String(step)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect({ round, step, signal }).toEqual({ round, step, signal: 'SIGKILL' });
  return said;
}

test(
  `killed ${ROUNDS} times during a commit, at each of its steps, it leaves no transaction half done`,
  { timeout: ROUNDS * SECONDS_EACH * 1000 },
  async () => {
    const folder = tempFolder();
    const bank = openBank(folder);
    await makeBank(bank);
    await bank.close();
    for (let round = 1; round <= ROUNDS; round++)
      expect(await killedAt(folder, round, (round - 1) % STEPS)).toBe('whole\n');
    const after = openBank(folder);
    const committed = await checkWhole(after, ROUNDS + 1);
    await after.close();
    console.log(`${ROUNDS} kills, 0 half done, ${committed} committed`);
    // Only the rounds killed after LMDB had stored the commit remain.
    expect(committed).toBe(Math.floor(ROUNDS / STEPS));
  },
);
