import { readFileSync, writeFileSync } from 'node:fs';
import { drawIcons } from '@/dev/icons/draw-icons';

for (const [path, bytes] of await drawIcons(readFileSync('app/icon.svg', 'utf8'))) writeFileSync(path, bytes);
