import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../start/build';

/** `npm run try:nodes` tests the rest of the file with nginx, but without TLS and without port 80. */
const [, byHttps = '', byHttp = ''] = readFileSync(join(ROOT, 'docs/nginx.conf'), 'utf8')
  .replace(/^\s*#.*$/gm, '')
  .split(/^server \{$/m);

const valueOf = (server: string, directive: string): string[] =>
  new RegExp(`^\\s*${directive} ([^;]+);$`, 'm').exec(server)?.[1]?.split(/[ :]/) ?? [];

describe('the documented nginx.conf', () => {
  test('offers TLS 1.2 and 1.3 only', () => {
    expect(valueOf(byHttps, 'ssl_protocols')).toEqual(['TLSv1.2', 'TLSv1.3']);
  });

  test('offers ciphers with forward secrecy and authenticated encryption only, the strongest first', () => {
    const ciphers = valueOf(byHttps, 'ssl_ciphers');
    expect(ciphers.length).toBeGreaterThan(3);
    for (const cipher of ciphers)
      expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM-SHA(?:256|384)|CHACHA20-POLY1305)$/);
    const isStrong = ciphers.map((cipher) => /AES256|CHACHA20/.test(cipher));
    expect(isStrong).toEqual([...isStrong].sort((a, b) => Number(b) - Number(a)));
    expect(valueOf(byHttps, 'ssl_prefer_server_ciphers')).toEqual(['on']);
  });

  test('listens with TLS on every address of port 443', () => {
    const listening = byHttps.match(/^\s*listen [^;]+;$/gm) ?? [];
    expect(listening).toHaveLength(2);
    for (const line of listening) expect(line).toContain('443 ssl');
  });

  test('on port 80, refuses API calls and redirects everything else, but passes nothing on', () => {
    const locations = [...byHttp.matchAll(/^ {2}location (.+) \{\n([\s\S]*?)^ {2}\}$/gm)];
    const answers = locations.map(([, path, body = '']) => [path, /return (\d+)/.exec(body)?.[1]]);
    expect(answers).toEqual([
      [String.raw`~ ^/api(?:/|$)`, '403'],
      ['/', '301'],
    ]);
    expect(byHttp.match(/^\s*listen [^;]+;$/gm)).toHaveLength(2);
    expect(byHttp).not.toMatch(/proxy_pass|443/);
  });
});
