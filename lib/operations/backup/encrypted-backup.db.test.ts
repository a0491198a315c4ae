import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { everything } from '@/dev/testing/data/database-text';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { UserModel } from '@/models/user';
import { restoreBackup } from './restore-backup';
import { removeExpired } from './kept-backups';
import { writeBackup } from './write-backup';

preparedDatabase();

const EMAIL = 'amani.wa.siri@people.example';
const now = new Date('2026-11-25T02:30:05Z');

let folder: string;
let key: string;
let recipient: string;
let number = 0;
const place = () => join(folder, `backup-${(number += 1)}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-encrypted-'));
  key = await generateX25519Identity();
  recipient = await identityToRecipient(key);
  await makeUser('employer', { email: EMAIL });
});
beforeEach(async () => {
  if (!(await UserModel.exists({ email: EMAIL }))) await makeUser('employer', { email: EMAIL });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function encrypted(recipients = [recipient]): Promise<string> {
  const to = place();
  await writeBackup({ folder: to, now, recipients });
  return to;
}

const restore = (from: string, secret?: string) =>
  restoreBackup({ folder: from, replace: true, ...(secret !== undefined && { key: secret }) });

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

/** Decodes the 32 bytes of an age key from bech32. Ignores the checksum. */
function scalarOf(identity: string): Buffer {
  const words = [...(identity.toLowerCase().split('key-1')[1] ?? '').slice(0, -6)].map((sign) =>
    BECH32.indexOf(sign),
  );
  const bits = words.map((word) => word.toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const PRIVATE = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b656e032100', 'hex');

const hkdf = (secret: Buffer, salt: Buffer, info: string) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, 32));

function open(sealKey: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', sealKey, nonce, { authTagLength: 16 });
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
}

/** Decrypts the file key in a header with an X25519 key: https://age-encryption.org/v1 */
function fileKeyOf(header: string, identity: string): Buffer {
  const [, share = '', body = ''] = /^-> X25519 (\S+)\n(\S+)\n/m.exec(header) ?? [];
  const ephemeral = Buffer.from(share, 'base64');
  const privateKey = createPrivateKey({
    key: Buffer.concat([PRIVATE, scalarOf(identity)]),
    format: 'der',
    type: 'pkcs8',
  });
  const own = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC, ephemeral]), format: 'der', type: 'spki' });
  const wrap = hkdf(
    diffieHellman({ privateKey, publicKey }),
    Buffer.concat([ephemeral, own]),
    'age-encryption.org/v1/X25519',
  );
  return open(wrap, Buffer.alloc(12), Buffer.from(body, 'base64'));
}

/** Decrypts an age file as specified, using only node:crypto, independently of the code that wrote it. */
function decryptAge(file: Buffer, identity: string): Buffer {
  const mark = file.indexOf('\n--- ');
  const end = file.indexOf('\n', mark + 1);
  const fileKey = fileKeyOf(file.subarray(0, mark).toString('latin1') + '\n', identity);
  const macKey = hkdf(fileKey, Buffer.alloc(0), 'header');
  const mac = createHmac('sha256', macKey)
    .update(file.subarray(0, mark + 4))
    .digest();
  expect(file.subarray(mark + 5, end).toString('latin1')).toBe(mac.toString('base64').replace(/=+$/, ''));
  const payloadKey = hkdf(fileKey, file.subarray(end + 1, end + 17), 'payload');
  const chunks: Buffer[] = [];
  for (let at = end + 17, count = 0; at < file.length; at += 65_552, count += 1) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(count, 7);
    nonce[11] = at + 65_552 >= file.length ? 1 : 0;
    chunks.push(open(payloadKey, nonce, file.subarray(at, at + 65_552)));
  }
  return Buffer.concat(chunks);
}

test('an encrypted backup has names of collections that can be read, and nothing else', async () => {
  const to = await encrypted();
  const names = await readdir(to);
  expect(names).toContain('manifest.json.age');
  expect(names.every((name) => /^(?:manifest\.json|[\w.]+\.bson\.gz)\.age$/.test(name))).toBe(true);
  for (const name of names) {
    const bytes = await readFile(join(to, name));
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect(bytes.includes('sha256')).toBe(false);
    expect(bytes.includes(EMAIL)).toBe(false);
  }
});

test('another implementation of age opens it', async () => {
  const to = await encrypted();
  const users = gunzipSync(decryptAge(await readFile(join(to, 'users.bson.gz.age')), key));
  expect(users.includes(EMAIL)).toBe(true);
  const manifest = JSON.parse(
    decryptAge(await readFile(join(to, 'manifest.json.age')), key).toString(),
  ) as object;
  expect(manifest).toMatchObject({ format: 1, madeAt: '2026-11-25T02:30:05.000Z' });
});

test('its key restores it, in the file that age-keygen writes; so does the other of two keys', async () => {
  const other = await generateX25519Identity();
  const to = await encrypted([recipient, await identityToRecipient(other)]);
  for (const secret of [`# created: 2026-11-25\n# public key: ${recipient}\n${key}\n`, other]) {
    await UserModel.deleteMany({ email: EMAIL });
    await restore(to, secret);
    expect(await UserModel.countDocuments({ email: EMAIL })).toBe(1);
  }
});

test('without a key, and with another one, it is refused, and nothing is changed', async () => {
  const to = await encrypted();
  const users = await UserModel.countDocuments();
  await expect(restore(to)).rejects.toThrow(
    /^The backup in .* is encrypted\. Pass its key: --identity FILE$/,
  );
  await expect(restore(to, await generateX25519Identity())).rejects.toThrow(
    /^The key does not open the backup in .*\. Nothing was changed\.$/,
  );
  await expect(restore(to, 'a text')).rejects.toThrow(
    'The key file has no age secret key (AGE-SECRET-KEY-1…).',
  );
  expect(await UserModel.countDocuments()).toBe(users);
});

test.each(['manifest.json.age', 'users.bson.gz.age'])(
  'of which a byte of %s has flipped, wherever, it is refused, and nothing is changed',
  async (name) => {
    const to = await encrypted();
    const users = await UserModel.countDocuments();
    const good = await readFile(join(to, name));
    for (const at of [0, 30, 120, 200, good.length - 40, good.length - 1]) {
      const bad = Buffer.from(good);
      bad[at] = (bad[at] ?? 0) ^ 1;
      await writeFile(join(to, name), bad);
      await expect(restore(to, key)).rejects.toThrow(/Nothing was changed\.$/);
    }
    await writeFile(join(to, name), good.subarray(0, -17));
    await expect(restore(to, key)).rejects.toThrow(/is damaged\. Nothing was changed\.$/);
    expect(await UserModel.countDocuments()).toBe(users);
  },
);

/** Seeded, so that each run changes the same share of each file. */
const fraction = (number: number): number =>
  createHash('sha256').update(`byte ${number}`).digest().readUInt32BE() / 2 ** 32;

test('each of 100 changed bytes, spread over the whole backup, is noticed, and nothing is restored', async () => {
  const to = await encrypted();
  await UserModel.deleteMany({ email: EMAIL });
  const before = await everything();
  const files = await Promise.all(
    (await readdir(to)).sort().map(async (name) => ({ name, bytes: await readFile(join(to, name)) })),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const changed = new Set<string>();
  for (let number = 0; number < 100; number += 1) {
    let at = Math.floor(((number + fraction(number)) / 100) * total);
    const file = files.find(({ bytes }) => at < bytes.length || ((at -= bytes.length), false));
    if (!file) throw new Error('the backup is shorter than its files');
    const bad = Buffer.from(file.bytes);
    bad[at] = (bad[at] ?? 0) ^ (1 + Math.floor(fraction(number + 100) * 255));
    await writeFile(join(to, file.name), bad);
    await expect(restore(to, key)).rejects.toThrow(/Nothing was changed\.$/);
    await writeFile(join(to, file.name), file.bytes);
    changed.add(file.name);
  }
  expect(changed.size).toBeGreaterThan(20);
  expect(await everything()).toBe(before);
  await restore(to, key);
  expect(await UserModel.countDocuments({ email: EMAIL })).toBe(1);
});

test('a file that was cut anywhere, or is missing, is noticed, and nothing is restored', async () => {
  const to = await encrypted();
  await UserModel.deleteMany({ email: EMAIL });
  const before = await everything();
  for (const name of ['manifest.json.age', 'users.bson.gz.age']) {
    const good = await readFile(join(to, name));
    for (const length of [0, 1, 100, Math.floor(good.length / 2), good.length - 1]) {
      await writeFile(join(to, name), good.subarray(0, length));
      await expect(restore(to, key)).rejects.toThrow(/Nothing was changed\.$/);
    }
    await writeFile(join(to, name), good);
  }
  await rm(join(to, 'users.bson.gz.age'));
  await expect(restore(to, key)).rejects.toThrow(/Nothing was changed\.$/);
  expect(await everything()).toBe(before);
});

test('a readable backup in the place of an encrypted one is refused', async () => {
  const to = place();
  await writeBackup({ folder: to, now });
  await expect(restore(to, key)).rejects.toThrow(/is not encrypted\. Restore it without --identity\.$/);
});

test('a key that is none is refused before anything is written, and a secret one is not repeated', async () => {
  await expect(encrypted(['age1nonsense'])).rejects.toThrow('age1nonsense is not an age public key');
  await expect(encrypted([key])).rejects.toThrow(/^A secret key is not an age public key/);
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('retention knows an encrypted backup by its manifest', async () => {
  const root = await mkdtemp(join(folder, 'root-'));
  for (const day of ['21', '22', '23']) {
    await writeBackup({ folder: join(root, `2026-11-${day}T02-30-05Z`), now, recipients: [recipient] });
  }
  expect(await removeExpired(root, { daily: 2, weekly: 0 }, now)).toEqual(['2026-11-21T02-30-05Z']);
});
