import { z } from 'zod';

const HOST = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i;

/** Where clamd listens: a socket of this machine, or a host and port. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Parses `/run/clamav/clamd.ctl`, `127.0.0.1:3310` or `[::1]:3310`. Null for anything else. */
export function parseScannerAddress(text: string): ScannerAddress | null {
  if (/^\/\S+$/.test(text)) return { path: text };
  const [, host = '', port = ''] = HOST.exec(text) ?? [];
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : null;
}

export const SCANNER_SETTING = {
  CLAMD: z
    .string()
    .transform((value, context) => {
      const address = parseScannerAddress(value);
      if (address) return address;
      context.addIssue({ code: 'custom', message: 'must be host:port, or the path of a socket' });
      return z.NEVER;
    })
    .optional()
    .meta({ description: 'virus scanner for documents (clamd): `host:port`, or the path of its socket' }),
};
