import { z } from 'zod';
import { secretsProblem } from './auth-secrets';
import { isLoopback, parseNetwork, type Network } from './networks';
import { LOG_LEVELS } from '@/lib/platform/log/log-levels';
import { mongodbUriProblem } from './mongodb-uri';
import { replaceSecretFiles } from './secret-files';
import { misspelled } from './setting-names';
import { isOfProject, isProject } from '@/lib/platform/core/site';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { SCANNER_SETTING } from './scanner-setting';
import { SITE_SETTINGS } from './site-settings';
import { missingSignInSettings, SIGN_IN_SETTINGS } from './sign-in-settings';

const PORT = 'must be a port number (1 to 65535)';
const port = z.coerce.number(PORT).int(PORT).min(1, PORT).max(65_535, PORT);

const startsWith = (value: string, protocols: string[]): boolean =>
  protocols.includes(parseUrl(value)?.protocol ?? '');

/** The SMTP_URL of a service that sends no e-mails but keeps them in the database. */
export const HOLD_MAILS = 'hold:';

const url = (...protocols: string[]) =>
  z
    .string({ error: 'is missing' })
    .refine(
      (value) => startsWith(value, protocols),
      `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );

const COST = 'must be a whole number from 10 to 14';
/** The lowest cost for a site that others can reach. Local tests may use bcrypt's minimum, 4. */
const MIN_COST = 10;

const IDLE = 'must be a whole number from 5 to 720';

const WORKERS = 'must be a whole number from 1 to 64, or auto';

const DRAIN = 'must be a whole number from 0 to 60';

/** Networks in CIDR notation, separated by commas or spaces. */
const networks = z.string().transform((text, context): Network[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((one) => {
      const network = parseNetwork(one);
      if (network) return [network];
      const message = `must be networks like 196.201.208.0/20,2c0f:fe38::/32 (IPv4 from /8, IPv6 from /20): ${one.slice(0, 50)} is not one`;
      context.addIssue({ code: 'custom', message });
      return [];
    }),
);

const isSiteAlone = ({ pathname, search, hash, username, password }: URL): boolean =>
  `${pathname}${search}${hash}${username}${password}` === '/';

/** Every setting of the service, with its validation. */
export const ENV_SCHEMA = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000).meta({ description: 'port the service listens on' }),
  HOST: z
    .string()
    .optional()
    .meta({ description: 'address it listens on', unset: 'all; `npm start`: local' }),
  TRUSTED_PROXIES: z.coerce
    .number('must be a number from 0 to 9')
    .int('must be a number from 0 to 9')
    .min(0, 'must be a number from 0 to 9')
    .max(9, 'must be a number from 0 to 9')
    .default(0)
    .meta({ description: 'number of your own proxies that add to `X-Forwarded-For`' }),
  APP_URL: url('http:', 'https:')
    .refine((value) => {
      const site = parseUrl(value);
      return !site || isSiteAlone(site);
    }, 'must be an address without a path, such as https://mwanzo.example: Mwanzo needs its own host name')
    .transform((value) => new URL(value).origin)
    .meta({
      description: 'public address of the site, used for links in e-mails',
      unset: '`http://localhost:$PORT`',
    }),
  MONGODB_URI: z
    .string({ error: 'is missing' })
    .superRefine((value, context) => {
      const problem = mongodbUriProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({ description: 'MongoDB server or cluster', unset: 'the embedded database', secret: true }),
  SMTP_URL: z
    .string({ error: 'is missing' })
    .refine(
      (value) => value === HOLD_MAILS || startsWith(value, ['smtp:', 'smtps:']),
      `must be an address that starts with smtp:// or smtps://, or ${HOLD_MAILS} to send nothing`,
    )
    .meta({ description: 'mail server; `hold:` sends nothing', unset: 'the mail catcher', secret: true }),
  AUTH_SECRET: z
    .string({ error: 'is missing' })
    .superRefine((value, context) => {
      const problem = secretsProblem(value);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({
      description: 'at least 32 bytes to sign sessions, or `NEW,OLD`; required with `MONGODB_URI`',
      unset: 'created and kept in `.data`',
      secret: true,
    }),
  DRAIN_SECONDS: z.coerce
    .number(DRAIN)
    .int(DRAIN)
    .min(0, DRAIN)
    .max(60, DRAIN)
    .default(0)
    .meta({ description: 'seconds to keep accepting requests after SIGTERM, while health is 503' }),
  WORKERS: z
    .string(WORKERS)
    .regex(/^(?:auto|[1-9]|[1-5]\d|6[0-4])$/, WORKERS)
    .transform((value) => (value === 'auto' ? value : Number(value)))
    .default(1)
    .meta({ description: 'processes that serve the port, 1 to 64; `auto`: one for each core' }),
  PAGE_CACHE_MB: z.coerce
    .number('must be a number from 0 to 4096')
    .min(0, 'must be a number from 0 to 4096')
    .max(4_096, 'must be a number from 0 to 4096')
    .default(64)
    .meta({ description: 'megabytes of public pages and scripts to cache; 0 turns the cache off' }),
  PICTURES_AHEAD: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .meta({ description: '`on`: draws share pictures in advance' }),
  SERVICE_WORKER: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .meta({ description: '`off`: browsers remove the service worker and its copies' }),
  JOBS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .meta({ description: '`off`: e-mails and jobs wait until a scheduler calls `/api/jobs/run`' }),
  CRON_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .meta({ description: 'bearer token for that scheduler, at least 16 characters', secret: true }),
  ANALYTICS: z.enum(['off', 'own', 'vercel'], 'must be off, own or vercel').default('off').meta({
    description: 'who counts page views and clicks: `own`, this service; `vercel`, only on Vercel',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description: 'bearer token for Prometheus at `/api/metrics`, at least 16 characters',
    secret: true,
  }),
  METRICS_PORT: port.optional().meta({ description: 'port of `/metrics` for Prometheus, one for each node' }),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'address of that port; anything but loopback needs `METRICS_TOKEN`' }),
  ACCESS_LOG: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .meta({ description: '`on`: logs every request, not only failed ones' }),
  MAIL_FROM: z
    .string()
    .optional()
    .meta({ description: 'sender of e-mails', unset: '`SITE_NAME` and `SITE_EMAIL`' }),
  /** For new password hashes. Hashes with another cost are renewed when their owner logs in. */
  PASSWORD_COST: z.coerce
    .number(COST)
    .int(COST)
    .min(4, COST)
    .max(14, COST)
    .default(12)
    .meta({ description: 'cost of password hashes, 10 to 14; each step doubles the work of a login' }),
  /** Networks whose addresses many people share. Each address gets fifty times the usual limits, except for password guesses. */
  CAMPUS_NETWORKS: networks
    .optional()
    .meta({ description: 'networks many people share, such as `196.201.208.0/20,2c0f:fe38::/32`' }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .meta({ description: 'log level of the JSON lines on standard error' }),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1)
    .meta({ description: 'multiplies every rate limit; for load tests only' }),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'off'], 'must be required or off')
    .default('off')
    .meta({ description: '`required`: editors and administrators must have a second factor' }),
  STAFF_IDLE_MINUTES: z.coerce
    .number(IDLE)
    .int(IDLE)
    .min(5, IDLE)
    .max(720, IDLE)
    .optional()
    .meta({ description: 'minutes without use after which sessions of staff end', unset: 'they stay open' }),
  ...SCANNER_SETTING,
  ...SIGN_IN_SETTINGS,
  ...SITE_SETTINGS,
});

const settings = ENV_SCHEMA.superRefine((given, context) => {
  const { PORT: own, METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = given;
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const [name, message] of missingSignInSettings(given)) refuse(name, message);
  if (METRICS_PORT === undefined) return;
  if (METRICS_PORT === own) refuse('METRICS_PORT', 'must not be the same as PORT');
  if (!isLoopback(METRICS_HOST) && METRICS_TOKEN === undefined)
    refuse('METRICS_TOKEN', 'is missing: other machines can reach METRICS_HOST');
});

export type Env = z.infer<typeof ENV_SCHEMA>;

export function settingProblem(name: keyof Env, value: string): string | undefined {
  return ENV_SCHEMA.shape[name].safeParse(value).error?.issues[0]?.message;
}

export const ENV_NAMES = Object.keys(ENV_SCHEMA.shape) as readonly (keyof Env)[];

/** Settings that can also be given as a file. */
export const SECRET_NAMES = ENV_NAMES.filter((name) => ENV_SCHEMA.shape[name].meta()?.secret);

/** Settings used only by a developer's commands. */
const ELSEWHERE = ['MWANZO_DATA', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT', 'MONGODB_PORT'];

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const misspelledLines = (source: Record<string, string | undefined>): string[] =>
  misspelled(source, [...ENV_NAMES, ...ELSEWHERE]).map(
    ([name, meant]) => `${name} is not a setting of Mwanzo, but ${meant} is`,
  );

/** Throws EnvError for misspelled settings. Call it before filling in missing settings. */
export function refuseMisspelled(source: Record<string, string | undefined>): void {
  const lines = misspelledLines(source);
  if (lines.length > 0) throw new EnvError(lines.join('; '));
}

/** `VERCEL` is set on Vercel, the only host that serves /_vercel/insights. */
const withoutVercel = ({ ANALYTICS, VERCEL }: Record<string, string | undefined>): string[] =>
  ANALYTICS === 'vercel' && VERCEL === undefined
    ? ['ANALYTICS must be off or own: Vercel Web Analytics works only on Vercel']
    : [];

/** True if the site can only be reached from this machine. */
const isLocal = (url = ''): boolean => isLoopback(parseUrl(url)?.hostname ?? '');

/** A site that others can reach needs its own contact address. */
function withoutEmail(given: Record<string, string | undefined>): string[] {
  const { NODE_ENV = 'production', APP_URL, SITE_EMAIL, SITE_NAME } = given;
  if (NODE_ENV !== 'production' || isLocal(APP_URL)) return [];
  if (SITE_EMAIL === undefined) return ['SITE_EMAIL is missing: the contact address shown on every page'];
  return isOfProject(SITE_EMAIL) && !isProject(SITE_NAME)
    ? ['SITE_EMAIL belongs to the Mwanzo project: a site with another name needs its own']
    : [];
}

/** A site that others can reach hashes passwords at `MIN_COST` or more. */
const withWeakHashes = ({ APP_URL, PASSWORD_COST }: Record<string, string | undefined>): string[] =>
  Number(PASSWORD_COST) < MIN_COST && !isLocal(APP_URL) ? [`PASSWORD_COST ${COST}`] : [];

/** Reads the settings of the service from the environment. Throws EnvError with every missing or invalid setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const wrong = [
    ...misspelledLines(given),
    ...withoutVercel(given),
    ...withoutEmail(given),
    ...withWeakHashes(given),
  ];
  const result = settings.safeParse(given);
  if (result.success && wrong.length === 0) return result.data;
  const lines = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...wrong,
  ];
  throw new EnvError([...new Set(lines)].join('; '));
}

/** Reads settings given as files into `source`. Throws EnvError, which lists each file that cannot be used. */
export function loadSecretFiles(source: Record<string, string | undefined>): void {
  const problems = replaceSecretFiles(source, SECRET_NAMES);
  if (problems.length > 0) throw new EnvError(problems.join('; '));
}

let parsed: Env | undefined;

export function env(): Env {
  if (!parsed) {
    loadSecretFiles(process.env);
    parsed = parseEnv(process.env);
  }
  return parsed;
}

/** Whether people reach the site over https: cookies and headers then require it. */
export const isSecure = (): boolean => env().APP_URL.startsWith('https:');
