import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { settingsPage } from '@/dev/checks/settings-page';

await writeFile('docs/settings.md', await format(settingsPage(), { parser: 'markdown' }));
