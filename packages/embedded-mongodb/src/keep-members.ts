import type { Tree } from './projection';

const STRING_LIKE = new Set([0x02, 0x0d, 0x0e]);
const FIXED = new Map([
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0x7f, 0],
  [0xff, 0],
]);
const DOCUMENT = 0x03;
const LIST = 0x04;
const BINARY = 0x05;
const HEADER_BYTES = 4;

/** Returns the length in bytes of the value at a position; undefined for rare types. */
function valueBytes(type: number, raw: Buffer, at: number): number | undefined {
  const fixed = FIXED.get(type);
  if (fixed !== undefined) return fixed;
  if (STRING_LIKE.has(type)) return 4 + raw.readInt32LE(at);
  if (type === DOCUMENT || type === LIST) return raw.readInt32LE(at);
  if (type === BINARY) return 5 + raw.readInt32LE(at);
  return undefined;
}

function endOfName(raw: Buffer, start: number): number {
  let at = start;
  while (raw[at] !== 0) at++;
  return at;
}

/** The first byte and the length of each wanted name, so that most other names are skipped without being read. */
const hints = new WeakMap<Tree, Set<number>>();
const hintOf = (first: number, length: number): number => (length << 8) | first;

function hintsOf(kept: Tree): Set<number> {
  let known = hints.get(kept);
  if (!known) {
    const names = [...kept.keys()].map((name) => Buffer.from(name, 'utf8'));
    hints.set(kept, (known = new Set(names.map((name) => hintOf(name[0] ?? 0, name.length)))));
  }
  return known;
}

/** Extracts fields without decoding the rest. Returns undefined for fields of documents in arrays, and for rare types. */
export function keepMembers(raw: Buffer, kept: Tree): Buffer | undefined {
  const pieces: Buffer[] = [];
  const wanted = hintsOf(kept);
  const end = raw.length - 1;
  let missing = kept.size;
  for (let at = HEADER_BYTES; at < end && missing > 0;) {
    const type = raw[at] ?? 0;
    const nameEnd = endOfName(raw, at + 1);
    const length = valueBytes(type, raw, nameEnd + 1);
    if (length === undefined) return undefined;
    const next = nameEnd + 1 + length;
    const below = wanted.has(hintOf(raw[at + 1] ?? 0, nameEnd - at - 1))
      ? kept.get(raw.toString('utf8', at + 1, nameEnd))
      : undefined;
    if (below !== undefined) missing--;
    if (below === true) pieces.push(raw.subarray(at, next));
    else if (below && type === LIST) return undefined;
    else if (below && type === DOCUMENT) {
      const inner = keepMembers(raw.subarray(nameEnd + 1, next), below);
      if (!inner) return undefined;
      pieces.push(raw.subarray(at, nameEnd + 1), inner);
    }
    at = next;
  }
  return framed(pieces);
}

function framed(pieces: Buffer[]): Buffer {
  const whole = Buffer.concat([Buffer.alloc(HEADER_BYTES), ...pieces, Buffer.of(0)]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}
