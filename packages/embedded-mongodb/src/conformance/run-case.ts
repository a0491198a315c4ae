import { EJSON, Long, type Document } from 'bson';
import { MongoServerError, type Db } from 'mongodb';
import { expect } from 'vitest';
import type { Case } from './case';

/** Returns the reply to a command, including an error reply. */
export async function ask(db: Db, command: Document, options: Document = {}): Promise<Document> {
  try {
    return await db.command(command, options);
  } catch (error) {
    if (!(error instanceof MongoServerError)) throw error;
    const { result } = error as { result?: Document };
    return result ?? { ok: 0, code: error.code, codeName: error.codeName, errorLabels: error.errorLabels };
  }
}

export function codeOf(answer: Document): number | undefined {
  const [refused] = (answer['writeErrors'] ?? []) as Document[];
  const code: unknown = Number(answer['ok']) === 1 ? refused?.['code'] : answer['code'];
  return code === undefined ? undefined : Number(code);
}

/** Documents as text: field order matters; with `exact`, number types too. */
export const written = (documents: Document[], exact = false): string[] =>
  documents.map((document) => EJSON.stringify(document, { relaxed: !exact }));

const types = (exact = false) => (exact ? { promoteValues: false, promoteLongs: false } : {});

async function prepare(db: Db, { documents = [], first = [] }: Case): Promise<void> {
  if (documents.length > 0) expect((await ask(db, { insert: 'c', documents }))['n']).toBe(documents.length);
  for (const command of first) {
    const answer = await ask(db, command);
    if (codeOf(answer) !== undefined) throw new Error(`Refused: ${EJSON.stringify(answer)}`);
  }
}

export async function all(db: Db, answer: Document, options: Document = {}): Promise<Document[]> {
  const { firstBatch, id } = (answer['cursor'] ?? { firstBatch: [] }) as Document;
  const documents = [...(firstBatch as Document[])];
  for (let rest = id as Long | number; Number(rest ?? 0) !== 0;) {
    const { cursor } = await db.command({ getMore: Long.fromValue(rest), collection: 'c' }, options);
    documents.push(...(cursor as { nextBatch: Document[] }).nextBatch);
    rest = (cursor as { id: Long }).id;
  }
  return documents;
}

export async function runCase(db: Db, given: Case): Promise<void> {
  await prepare(db, given);
  const answer = await ask(db, given.run, types(given.exact));
  if (given.refused === undefined) expect(codeOf(answer)).toBeUndefined();
  else expect({ code: codeOf(answer) }).toEqual({ code: given.refused });
  if (given.answer)
    expect(EJSON.parse(EJSON.stringify(answer, { relaxed: true }))).toMatchObject(given.answer);
  if (given.found)
    expect(written(await all(db, answer, types(given.exact)), given.exact)).toEqual(
      written(given.found, given.exact),
    );
  if (!given.left) return;
  const left = await ask(db, { find: 'c', sort: { _id: 1 } }, types(given.exact));
  expect(written(await all(db, left), given.exact)).toEqual(written(given.left, given.exact));
}
