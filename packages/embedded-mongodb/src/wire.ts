import { encodeReply, Raw } from './codec';

/** As reported by `hello`. */
const MAX_MESSAGE_BYTES = 48_000_000;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** The lower 16 flag bits: a server must know every one that is set. */
const REQUIRED_FLAGS = 0xffff;

/** Thrown for bytes that are not a MongoDB message. The connection is closed. */
export class ProtocolError extends Error {}

/** A command, its document sequences, and how to reply. */
export interface Message {
  requestId: number;
  body: Uint8Array;
  sequences: Map<string, Uint8Array[]>;
  /** Whether this is the legacy OP_QUERY format of a driver's first `hello`. */
  legacy: boolean;
  wantsReply: boolean;
}

/** Splits a byte stream into messages. */
export class Framer {
  private pieces: Buffer[] = [];
  private held = 0;

  *push(piece: Buffer): Generator<Message> {
    this.pieces.push(piece);
    this.held += piece.length;
    for (
      let length = this.nextLength();
      length !== undefined && this.held >= length;
      length = this.nextLength()
    ) {
      const whole = this.joined();
      this.pieces = length < whole.length ? [whole.subarray(length)] : [];
      this.held -= length;
      yield parseMessage(whole.subarray(0, length));
    }
  }

  private nextLength(): number | undefined {
    if (this.held < 4) return undefined;
    const first = this.pieces[0];
    const length = (first && first.length >= 4 ? first : this.joined()).readInt32LE(0);
    if (length < 16 || length > MAX_MESSAGE_BYTES) throw new ProtocolError(`message length ${length}`);
    return length;
  }

  private joined(): Buffer {
    const whole = this.pieces.length === 1 && this.pieces[0] ? this.pieces[0] : Buffer.concat(this.pieces);
    this.pieces = [whole];
    return whole;
  }
}

function parseMessage(message: Buffer): Message {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (opCode === OP_MSG) return parseMsg(message, requestId);
  if (opCode === OP_QUERY) return parseQuery(message, requestId);
  throw new ProtocolError(`operation ${opCode}`);
}

function parseMsg(message: Buffer, requestId: number): Message {
  if (message.length < 21) throw new ProtocolError('message too short');
  const flags = message.readUInt32LE(16);
  if (flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) throw new ProtocolError(`flags ${flags}`);
  let end = message.length;
  if (flags & CHECKSUM_PRESENT) {
    end -= 4;
    if (crc32c(message.subarray(0, end)) !== message.readUInt32LE(end)) throw new ProtocolError('checksum');
  }
  let body: Uint8Array | undefined;
  const sequences = new Map<string, Uint8Array[]>();
  for (let at = 20; at < end;) {
    const kind = message[at];
    if (kind === 0 && !body) {
      body = documentAt(message, at + 1, end);
      at += 1 + body.length;
    } else if (kind === 1) at = readSequence(message, at + 1, end, sequences);
    else throw new ProtocolError(`section kind ${kind}`);
  }
  if (!body) throw new ProtocolError('no body');
  return { requestId, body, sequences, legacy: false, wantsReply: !(flags & MORE_TO_COME) };
}

function readSequence(
  message: Buffer,
  start: number,
  end: number,
  sequences: Map<string, Uint8Array[]>,
): number {
  if (start + 4 > end) throw new ProtocolError('section cut off');
  const stop = start + message.readInt32LE(start);
  const nameEnd = message.indexOf(0, start + 4);
  if (stop > end || stop <= start || nameEnd < 0 || nameEnd >= stop)
    throw new ProtocolError('section length');
  const documents: Uint8Array[] = [];
  for (let at = nameEnd + 1; at < stop;) {
    const document = documentAt(message, at, stop);
    documents.push(document);
    at += document.length;
  }
  sequences.set(message.toString('utf8', start + 4, nameEnd), documents);
  return stop;
}

function parseQuery(message: Buffer, requestId: number): Message {
  const nameEnd = message.indexOf(0, 20);
  if (nameEnd < 0 || nameEnd + 9 > message.length) throw new ProtocolError('query cut off');
  return {
    requestId,
    body: documentAt(message, nameEnd + 9, message.length),
    sequences: new Map(),
    legacy: true,
    wantsReply: true,
  };
}

function documentAt(message: Buffer, at: number, end: number): Uint8Array {
  if (at + 5 > end) throw new ProtocolError('document cut off');
  const length = message.readInt32LE(at);
  if (length < 5 || at + length > end) throw new ProtocolError('document length');
  return message.subarray(at, at + length);
}

let replies = 0;

export function frameReply(message: Message, reply: Uint8Array): Buffer[] {
  const header = Buffer.alloc(message.legacy ? 36 : 21);
  header.writeInt32LE(header.length + reply.length, 0);
  header.writeInt32LE((replies = (replies + 1) & 0x7fffffff), 4);
  header.writeInt32LE(message.requestId, 8);
  header.writeInt32LE(message.legacy ? OP_REPLY : OP_MSG, 12);
  if (message.legacy) {
    header.writeInt32LE(8, 16);
    header.writeInt32LE(1, 32);
  }
  return [header, Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)];
}

/** Returns the body with its document sequences inserted as fields, byte for byte. */
export function withSequences(message: Message): Uint8Array {
  if (message.sequences.size === 0) return message.body;
  const lists = Object.fromEntries(
    [...message.sequences].map(([name, items]) => [name, items.map((item) => new Raw(item))]),
  );
  const whole = Buffer.concat([message.body.subarray(0, -1), encodeReply(lists).subarray(4)]);
  whole.writeInt32LE(whole.length, 0);
  return whole;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

/** The checksum of an OP_MSG. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
