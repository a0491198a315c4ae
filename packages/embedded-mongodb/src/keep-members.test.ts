import { BSON } from 'bson';
import { describe, expect, it } from 'vitest';
import { keepMembers } from './keep-members';
import { parseProjection } from './projection';

const document = {
  _id: new BSON.ObjectId(),
  text: 'so much of it',
  number: 3,
  half: 1.5,
  big: BSON.Long.fromString('9007199254740993'),
  at: new Date(0),
  nothing: null,
  yes: true,
  bytes: new BSON.Binary(Buffer.from('bytes')),
  decimal: BSON.Decimal128.fromString('1.5'),
  deep: { a: { b: 1, c: 2 }, d: 'd' },
  list: ['a', 'b'],
  documents: [{ x: 1, y: 2 }],
};
const raw = Buffer.from(BSON.serialize(document));

const byDecoding = (projection: object) =>
  Buffer.from(
    BSON.serialize(parseProjection(projection)?.of(BSON.deserialize(raw, { promoteValues: false })) ?? {}),
  );

function cut(projection: object): Buffer | undefined {
  const kept = parseProjection(projection)?.kept;
  return kept && keepMembers(raw, kept);
}

describe('cutting fields out of BSON bytes', () => {
  it.each([
    { text: 1 },
    { _id: 0, number: 1, half: 1, big: 1 },
    { nothing: 1, yes: 1, at: 1, bytes: 1, decimal: 1 },
    { 'deep.a.b': 1, 'text.below': 1 },
    { 'deep.none': 1, missing: 1 },
    { list: 1, documents: 1 },
    { _id: 1 },
  ])('gives the same result as decoding: %o', (projection) =>
    expect(cut(projection)).toEqual(byDecoding(projection)),
  );

  it('leaves fields of documents in an array to decoding', () =>
    expect(cut({ 'documents.x': 1 })).toBeUndefined());

  it.each([{ text: 0 }, { list: { $slice: 1 } }])('is not used for %o', (projection) =>
    expect(parseProjection(projection)?.kept).toBeUndefined(),
  );
});
