/** The shortest secret for HS256 (RFC 7518, 3.2): 32 bytes, as long as the hash. */
const SECRET_BYTES = 32;

const isLong = (secret: string): boolean => Buffer.byteLength(secret) >= SECRET_BYTES;

const LENGTH = `must be at least ${SECRET_BYTES} bytes long; create one with: openssl rand -base64 48`;
const TWO = `must be one secret, or two (NEW,OLD) of at least ${SECRET_BYTES} bytes each; create one with: openssl rand -base64 48`;

/** The secret that signs, and the one that it replaces. */
export type Secrets = readonly [newest: string, old?: string];

/**
 * The secrets in AUTH_SECRET: one, or while it is being replaced two, the first of which signs. A comma separates them. A passphrase may
 * contain commas followed by a space, unless that makes two long secrets.
 */
export function splitSecrets(setting: string): Secrets {
  const [newest = '', old = '', ...more] = setting.split(',').map((part) => part.trim());
  return more.length === 0 && isLong(newest) && isLong(old) ? [newest, old] : [setting];
}

/** The reason why AUTH_SECRET is refused, without repeating it. */
export function secretsProblem(setting: string): string | undefined {
  if (splitSecrets(setting).length === 2) return undefined;
  if (/,(?!\s)/.test(setting)) return TWO;
  return isLong(setting) ? undefined : LENGTH;
}
