import type { Plugin } from 'postcss';

export default function cssForOlderBrowsers(): Plugin;
