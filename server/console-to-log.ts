import { format, stripVTControlCharacters } from 'node:util';
import { log } from '@/lib/platform/log/log';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Writes the console output of packages and Node.js warnings to the log, so that every line is JSON. */
export function consoleToLog(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, {
      [method]: (...args: unknown[]) => {
        const err = args.find((one) => one instanceof Error);
        const text = stripVTControlCharacters(format(...args.filter((one) => one !== err))).trim();
        if (err || text) log[level](err ? { err } : {}, text || 'written to the console');
      },
    });
  }
  process.removeAllListeners('warning');
  process.on('warning', (err) => log.warn({ err }, 'Node.js warning'));
}
