import { afterEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { consoleToLog } from './console-to-log';

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
const { console: output } = globalThis;
const before = Object.fromEntries(METHODS.map((method) => [method, output[method]]));
const listeners = process.listeners('warning');

afterEach(() => {
  Object.assign(output, before);
  process.removeAllListeners('warning');
  for (const listener of listeners) process.on('warning', listener);
  vi.restoreAllMocks();
});

const written = (level: 'debug' | 'info' | 'warn' | 'error') =>
  vi.spyOn(log, level).mockImplementation(() => undefined);

test('a message becomes a line, without its colours', () => {
  const info = written('info');
  consoleToLog();
  output.log('\u001b[32m✓\u001b[39m Running %s took %dms', 'next.config.ts', 36);
  expect(info).toHaveBeenCalledWith({}, '✓ Running next.config.ts took 36ms');
});

test('an error is logged as an error', () => {
  const error = written('error');
  consoleToLog();
  const err = new Error('no');
  output.error('it broke:', err);
  expect(error).toHaveBeenCalledWith({ err }, 'it broke:');
  output.error(err);
  expect(error).toHaveBeenLastCalledWith({ err }, 'written to the console');
});

test('an empty line is not logged', () => {
  const info = written('info');
  consoleToLog();
  output.log('');
  expect(info).not.toHaveBeenCalled();
});

test('a warning of Node.js is logged', () => {
  const warn = written('warn');
  consoleToLog();
  const err = new Error('deprecated');
  process.emit('warning', err);
  expect(warn).toHaveBeenCalledWith({ err }, 'Node.js warning');
});
