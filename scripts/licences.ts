import { readFile, writeFile } from 'node:fs/promises';
import { licencesPage, usedPackages } from '@/dev/checks/licences';

const lock: unknown = JSON.parse(await readFile('package-lock.json', 'utf8'));
await writeFile('docs/licences.md', licencesPage(usedPackages(lock)));
