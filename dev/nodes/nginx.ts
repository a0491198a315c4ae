import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Started } from '@/dev/start/running';
import { ROOT } from '@/dev/start/build';
import { StartFailure } from '@/server/start-failure';

const GIVEN = join(ROOT, 'docs/nginx.conf');

/** Debian installs nginx outside the PATH of ordinary users. */
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const LOG = `log_format trial '$msec $request_time $status $request_method $upstream_addr|$upstream_status';`;

export interface Proxy extends Started {
  requests(): Promise<ProxiedRequest[]>;
  /** The contents of the logs that the documented configuration writes. */
  logs(): Promise<string>;
}

export interface ProxiedRequest {
  /** When the request began, in milliseconds since 1970. */
  from: number;
  to: number;
  status: number;
  method: string;
  /** Addresses of the nodes that were tried, in order. */
  nodes: string[];
}

async function run(command: string, parameters: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close').catch(() => [-1])) as [number | null];
  return { code, said };
}

/** Returns the path of nginx. Throws StartFailure if it is not installed. */
export async function findNginx(): Promise<string> {
  for (const place of PLACES) {
    if (place.includes('/') && !existsSync(place)) continue;
    if ((await run(place, ['-v'])).code === 0) return place;
  }
  throw new StartFailure(
    'This command requires nginx, although Mwanzo does not. To install it: apt-get install nginx (Debian, Ubuntu), brew install nginx (macOS).',
  );
}

interface Trial {
  port: number;
  nodes: number[];
  folder: string;
}

/** Returns the documented configuration with these ports and a second log, but without the certificate and the redirect to HTTPS. */
function configFor(given: string, { port, nodes, folder }: Trial): string {
  const [first, second] = nodes;
  return given
    .replace('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/^\s*listen \[::\]:443 [^;]*;\n/m, '')
    .replace(/^\s*ssl_\w+ .*;\n/gm, '')
    .replace(
      '/var/log/nginx/mwanzo.log mwanzo;',
      `${folder}/mwanzo.log mwanzo;\n  access_log ${folder}/access.log trial;`,
    )
    .replace(/\nserver \{\s+listen 80;[\s\S]*?\n\}/, '');
}

const around = (folder: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${LOG}
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/mwanzo.conf;
}
`;

function parseLine(line: string): ProxiedRequest {
  const [about = '', upstream = ''] = line.split(/(?<=^\S+ \S+ \S+ \S+) /);
  const [msec, took, status, method = ''] = about.split(' ');
  const to = Number(msec) * 1_000;
  const nodes = (upstream.split('|')[0] ?? '').split(',').map((node) => node.trim());
  return { from: to - Number(took) * 1_000, to, status: Number(status), method, nodes };
}

/** Starts nginx with docs/nginx.conf in front of these ports. Throws StartFailure if nginx refuses the configuration. */
export async function launchNginx(settings: Trial & { nginx: string }): Promise<Proxy> {
  const { nginx, folder } = settings;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'mwanzo.conf'), configFor(await readFile(GIVEN, 'utf8'), settings));
  await writeFile(join(folder, 'nginx.conf'), around(folder));
  const parameters = ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')];
  const tested = await run(nginx, ['-t', ...parameters]);
  if (tested.code !== 0) throw new StartFailure(`nginx refuses docs/nginx.conf:\n${tested.said}`);
  const child = spawn(nginx, parameters, { stdio: 'ignore' });
  const ended = once(child, 'exit').then(() => undefined);
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    requests: async () => {
      const text = await readFile(join(folder, 'access.log'), 'utf8');
      return text.split('\n').filter(Boolean).map(parseLine);
    },
    logs: async () => {
      const names = ['mwanzo.log', 'error.log'];
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    },
  };
}
