import { Types } from 'mongoose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEmployer } from '@/dev/testing/contract/employer-needs';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { eventually } from '@/dev/testing/faults/watch';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ARTICLES } from '@/lib/content/articles/articles';
import { collectTags } from '@/lib/platform/cache/tags';
import { toPublic } from '@/lib/internships/listings/mapper';
import { readInternship } from '@/lib/internships/listings/read-internship';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SharePictureModel } from '@/models/share-picture';
import { cardVersion, listingCard, siteCard, type ShareCard } from './card';
import { drawAhead } from './draw-ahead';
import { removeUnwanted, storePicture } from './stored';
import { listWanted, listWantedSince } from './wanted';

/** Replaces the slow drawing of letters with a fast function that counts its calls. */
const drawn = vi.hoisted(() => ({
  titles: [] as string[],
  isFull: false,
  failure: (): Error => new Error('not set'),
}));
vi.mock('./draw', () => {
  const drawAtOnce = ({ title }: ShareCard) => {
    drawn.titles.push(title);
    return Promise.resolve(Buffer.from(`picture of ${title}`));
  };
  const drawInTurn = (card: ShareCard) => (drawn.isFull ? Promise.reject(drawn.failure()) : drawAtOnce(card));
  return { drawAtOnce, drawInTurn };
});

preparedDatabase();

beforeEach(async () => {
  drawn.titles = [];
  drawn.isFull = false;
  await Promise.all([SharePictureModel.deleteMany({}), InternshipModel.deleteMany({})]);
});

const card = (title: string): ShareCard => ({ title, note: '', facts: [] });
const cardOf = (listing: InternshipRecord) => listingCard(toPublic(listing, new Date()));
const isStored = async (shown: ShareCard) =>
  (await SharePictureModel.findById(cardVersion(shown)).lean()) !== null;

/** Loads the modules again, like a new process. */
async function freshProcess() {
  vi.resetModules();
  const [{ sharePicture }, { pictureAnswer }, { AppError }] = await Promise.all([
    import('./picture'),
    import('./picture-answer'),
    import('@/lib/platform/core/errors'),
  ]);
  drawn.failure = () => new AppError('unavailable', 'Many wait.');
  return { sharePicture, pictureAnswer };
}

describe('a picture', () => {
  test('is drawn once for all nodes, and not again after a restart', async () => {
    const one = await (await freshProcess()).sharePicture(card('Once'));
    await eventually(async () => expect(await isStored(card('Once'))).toBe(true));
    const other = await (await freshProcess()).sharePicture(card('Once'));
    expect(other.equals(one)).toBe(true);
    expect(drawn.titles).toEqual(['Once']);
  });

  test('of which there are 5,000 is drawn, and not stored', async () => {
    const stored = Array.from({ length: 5_000 }, (_, at) => ({
      _id: `old ${at}`,
      png: Buffer.from('p'),
      drawnAt: new Date(),
    }));
    await SharePictureModel.collection.insertMany(stored as never[]);
    await storePicture('one more', Buffer.from('p'));
    expect(await SharePictureModel.findById('one more').lean()).toBeNull();
  });

  test('that cannot be drawn now gives way to that of the site, for a minute', async () => {
    drawn.isFull = true;
    const { pictureAnswer } = await freshProcess();
    const request = new Request('http://mwanzo.example/share/listings/1?v=1');
    const { result: answer, record } = await collectTags(() => pictureAnswer(card('Late'), request));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(`picture of ${siteCard().title}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('etag')).toBeNull();
    expect(record.until).toBeLessThanOrEqual(Date.now() + 10_000);

    drawn.isFull = false;
    expect(await (await pictureAnswer(card('Late'), request)).text()).toBe('picture of Late');
  });
});

describe('drawing ahead', () => {
  const begin = async () => {
    const { sharePicture } = await freshProcess();
    const draw = async (path: string) => {
      if (path === '/share/site') throw new Error('this one cannot be drawn');
      const id = /^\/share\/listings\/(\w+)$/.exec(path)?.[1];
      const listing = id && (await InternshipModel.findById(id).lean<InternshipRecord>());
      await sharePicture(listing ? cardOf(listing) : card(path));
    };
    return drawAhead({ draw, pace: { look: 50, pause: 0, pauses: 0 } });
  };

  test('draws what open listings and pages name, then what is published and changed, and no listing twice', async () => {
    const first = await makeListing({ title: 'First' });
    await makeListing({ title: 'Closed', applicationDeadline: inDays(-1) });
    await makeListing({ title: 'Deleted', deletedAt: new Date() });
    const drawing = await begin();
    try {
      await eventually(async () => expect(await isStored(cardOf(first))).toBe(true));
      const second = await makeListing({ title: 'Second' });
      await eventually(async () => expect(await isStored(cardOf(second))).toBe(true));
      await InternshipModel.updateOne({ _id: first._id }, { $set: { title: 'First again' } });
      await eventually(async () =>
        expect(await isStored(cardOf({ ...first, title: 'First again' }))).toBe(true),
      );
    } finally {
      await drawing.stop();
    }
    expect(drawn.titles.filter((title) => !title.startsWith('/share/'))).toEqual([
      'First',
      'Second',
      'First again',
    ]);
  });

  test('wants the picture that the page of a listing names, with the logo of its employer', async () => {
    const { user, employer } = await makeEmployer();
    const logo = { fileId: new Types.ObjectId(), uploadedAt: new Date() };
    await EmployerModel.updateOne({ _id: employer._id }, { $set: { logo } });
    const { _id } = await makeListing({ postedBy: user._id, company: employer.name });
    const named = listingCard(await readInternship({ id: _id.toHexString() }));
    expect(named.logo?.path).toContain(logo.fileId.toHexString());
    for (const wanted of [await listWanted(new Date()), await listWantedSince(inDays(-1), new Date())]) {
      expect(wanted).toContainEqual({ version: cardVersion(named), path: `/share/listings/${String(_id)}` });
    }
  });

  test('wants the pictures of the site, of each career tip and of the open listings', async () => {
    const listing = await makeListing({});
    const wanted = await listWanted(new Date());
    expect(wanted.map(({ path }) => path)).toEqual([
      '/share/site',
      ...ARTICLES.map(({ slug }) => `/share/articles/${slug}`),
      `/share/listings/${listing._id.toHexString()}`,
    ]);
    expect(wanted.at(-1)?.version).toBe(cardVersion(cardOf(listing)));
  });

  test('removes a day after it was drawn what no page names any more', async () => {
    const now = new Date();
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
    await storePicture('wanted', Buffer.from('p'), hoursAgo(48));
    await storePicture('old', Buffer.from('p'), hoursAgo(25));
    await storePicture('young', Buffer.from('p'), hoursAgo(23));
    expect(await removeUnwanted(['wanted'], now)).toBe(1);
    const left = await SharePictureModel.find().lean();
    expect(left.map(({ _id }) => _id).sort()).toEqual(['wanted', 'young']);
  });
});
