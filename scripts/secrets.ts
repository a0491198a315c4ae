import { findSecretsIn } from '@/dev/checks/secrets';
import { ROOT } from '@/dev/start/build';

/** Fails if a file of the repository contains a secret. */
const found = await findSecretsIn(ROOT);
process.stdout.write(found);
process.exitCode = found === '' ? 0 : 1;
