import { readFileSync, writeFileSync } from 'node:fs';
import { drawIcons } from '@/dev/icons/draw-icons';
import { drawScreenshots } from '@/dev/icons/draw-screenshots';

const icons = await drawIcons(readFileSync('app/icon.svg', 'utf8'));
const screenshots = await drawScreenshots('e2e/screens');
for (const [path, bytes] of [...icons, ...screenshots]) writeFileSync(path, bytes);
