import { EJSON, type Document } from 'bson';
import {
  MongoServerError,
  type ChangeStream,
  type ClientSession,
  type Db,
  type MongoClient,
  type ResumeToken,
} from 'mongodb';
import { expect } from 'vitest';
import { all, ask, codeOf, written } from './run-case';
import type { Step, Story } from './story';

interface Stream {
  stream: ChangeStream;
  seen: ResumeToken;
}

class Cast {
  readonly sessions = new Map<string, ClientSession>();
  readonly streams = new Map<string, Stream>();

  constructor(
    readonly client: MongoClient,
    readonly db: Db,
  ) {}

  session(name: string): ClientSession {
    const session = this.sessions.get(name) ?? this.client.startSession();
    this.sessions.set(name, session);
    return session;
  }

  async end(): Promise<void> {
    for (const { stream } of this.streams.values()) await stream.close();
    for (const session of this.sessions.values()) await session.endSession();
  }
}

async function outcome(work: Promise<unknown>, refused: number | undefined): Promise<void> {
  const code = await work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof MongoServerError) return error.code;
      throw error;
    },
  );
  expect({ code }).toEqual({ code: refused });
}

async function run(cast: Cast, step: Extract<Step, { run: Document }>): Promise<void> {
  const options = step.in === undefined ? {} : { session: cast.session(step.in) };
  const answer = await ask(cast.db, step.run, options);
  expect({ step: step.run, code: codeOf(answer) }).toEqual({ step: step.run, code: step.refused });
  if (step.label) expect(answer['errorLabels']).toContain(step.label);
  if (step.answer) expect(EJSON.parse(EJSON.stringify(answer, { relaxed: true }))).toMatchObject(step.answer);
  if (step.found) expect(written(await all(cast.db, answer, options))).toEqual(written(step.found));
}

async function watch(
  cast: Cast,
  { watch: name, stages = [], after, options }: Extract<Step, { watch: string }>,
): Promise<void> {
  const resumeAfter = after === undefined ? {} : { resumeAfter: cast.streams.get(after)?.seen };
  const stream = cast.db.collection('c').watch(stages, { maxAwaitTimeMS: 100, ...options, ...resumeAfter });
  const began = after === undefined ? await stream.tryNext() : null;
  expect(began).toBeNull();
  cast.streams.set(name, { stream, seen: stream.resumeToken });
}

async function changes(
  cast: Cast,
  { changes: name, are, only }: Extract<Step, { changes: string }>,
): Promise<void> {
  const followed = cast.streams.get(name);
  if (!followed) throw new Error(`No stream ${name}`);
  for (const expected of are) {
    const change = await followed.stream.next();
    followed.seen = change._id;
    const { _id, ...members }: Document = EJSON.parse(EJSON.stringify(change, { relaxed: true }));
    expect(_id).toHaveProperty('_data');
    if (only) expect(members).toEqual(expected);
    else expect(members).toMatchObject(expected);
  }
}

function take(cast: Cast, step: Step): Promise<void> | void {
  if ('run' in step) return run(cast, step);
  if ('start' in step)
    return cast
      .session(step.start)
      .startTransaction({ readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } });
  if ('commit' in step) return outcome(cast.session(step.commit).commitTransaction(), step.refused);
  if ('abort' in step) return cast.session(step.abort).abortTransaction();
  return 'watch' in step ? watch(cast, step) : changes(cast, step);
}

export async function runStory(client: MongoClient, db: Db, story: Story): Promise<void> {
  await db.createCollection('c');
  if (story.documents) await ask(db, { insert: 'c', documents: story.documents });
  if (story.indexes) await ask(db, { createIndexes: 'c', indexes: story.indexes });
  const cast = new Cast(client, db);
  try {
    for (const step of story.steps) await take(cast, step);
  } finally {
    await cast.end();
  }
}
