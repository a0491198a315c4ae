import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { launchDatabase } from 'embedded-mongodb';
import { connectToStack } from '@/dev/testing/data/fixtures';
import { runCommand } from '@/dev/testing/stack/run-command';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { InternshipModel } from '@/models/internship';

const BACKUPS = join(import.meta.dirname, 'backups');

test.each(readdirSync(BACKUPS))(
  '`npm run restore` restores and migrates the backup of %s',
  async (version) => {
    const folder = await mkdtemp(join(tmpdir(), 'mwanzo-restored-'));
    const database = await launchDatabase({
      ...{ folder: join(folder, 'database'), durable: false, database: 'mwanzo' },
    });
    try {
      const restored = await runCommand('restore', [join(BACKUPS, version)], { MONGODB_URI: database.uri });
      expect(restored, restored.err).toMatchObject({ code: 0 });
      await connectToStack({
        mongoUri: database.uri,
        authSecret: 'a secret that no deployment would ever use',
      });
      expect(await readSchemaProblem()).toBeUndefined();
      expect(await InternshipModel.countDocuments()).toBeGreaterThan(20);
    } finally {
      await mongoose.disconnect();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
