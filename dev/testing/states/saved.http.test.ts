import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '@/lib/platform/format/dates';
import { deviceSavedCookies } from '@/lib/search/saved/device-saved';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SavedModel } from '@/models/saved';
import { api } from '../client/client';
import { inDays, makeListing, makeResume, makeUser, ownedBy, type TestUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { answerOf, plainBrowser, type PlainBrowser } from './plain-browser';
import type { Answer, StateTable } from './table';

stackDatabase();

/** The state of the listing, and where it is saved. */
type State =
  | 'not saved'
  | 'saved on the device'
  | 'saved with the account'
  | 'saved, closing today'
  | 'saved, closed'
  | 'saved, taken down'
  | 'saved, deleted'
  | 'saved, applied to'
  | 'saved, employer paused';

type Action =
  | 'save (call)'
  | 'save again (call)'
  | 'save (form)'
  | 'save again (form)'
  | 'remove (call)'
  | 'remove again (call)'
  | 'remove (form)'
  | 'remove again (form)'
  | 'its row in the saved list'
  | 'the list after its removal'
  | 'its marks'
  | 'its marks without script';

interface Place {
  listing: InternshipRecord;
  /** Undefined for a visitor. */
  graduate?: TestUser;
  browser: PlainBrowser;
}

const HOUR_MS = 60 * 60_000;
const titled = (change: Partial<InternshipRecord> = {}) =>
  makeListing({ title: `Saved ${new Types.ObjectId().toHexString()}`, ...change });

async function withAccount(listing: InternshipRecord, isSaved = true): Promise<Place> {
  const graduate = await makeUser('recent graduate');
  if (isSaved)
    await SavedModel.create({
      userId: graduate._id,
      internshipId: listing._id,
      remindAt: null,
      savedAt: new Date(),
    });
  return { listing, graduate, browser: plainBrowser(graduate.token) };
}

/** Saves an open listing, then changes it. */
async function savedThen(change: Partial<InternshipRecord>): Promise<Place> {
  const place = await withAccount(await titled());
  await InternshipModel.updateOne({ _id: place.listing._id }, { $set: change });
  return { ...place, listing: { ...place.listing, ...change } };
}

const MAKE: Record<State, () => Promise<Place>> = {
  'not saved': async () => withAccount(await titled(), false),
  'saved on the device': async () => {
    const listing = await titled();
    const browser = plainBrowser();
    const [, ids = ''] = /=([^;]*)/.exec(deviceSavedCookies([listing._id.toHexString()], false).join()) ?? [];
    browser.jar.set('mwanzo-saved', ids);
    return { listing, browser };
  },
  'saved with the account': async () => withAccount(await titled()),
  'saved, closing today': () => savedThen({ applicationDeadline: new Date(Date.now() + 60_000) }),
  'saved, closed': () => savedThen({ applicationDeadline: new Date(Date.now() - HOUR_MS) }),
  'saved, taken down': () => savedThen({ hiddenAt: new Date() }),
  'saved, deleted': () => savedThen({ deletedAt: new Date() }),
  'saved, applied to': async () => {
    const place = await withAccount(await titled());
    const { graduate, listing } = place;
    if (graduate)
      await ApplicationModel.create({
        internshipId: listing._id,
        userId: graduate._id,
        resumeId: await makeResume(graduate),
        status: 'applied',
        appliedAt: inDays(-1),
      });
    return place;
  },
  'saved, employer paused': async () => {
    const owner = await makeUser('employer', { isActive: false });
    return withAccount(await titled(await ownedBy(owner._id)));
  },
};

const SAVED = '{title} is saved. We’ll remind you before it closes.';
const NO_LONGER = 'The internship is no longer saved.';
const ON_DEVICE = '{title} is saved on this device.';
const LOG_IN = 'Please login to access this page';
const EMPTY = 'You haven’t saved any internships yet';
const GONE = 'This internship is no longer available.';
const UNKNOWN = 'Internship not found';
const SAVED_PAGE = '/dashboard/saved: ';

const ok = (text: string): Answer => ({ status: 200, text });

/** Removing a listing returns the same responses in every state, however often it is repeated. */
const REMOVED = {
  'remove (call)': ok(NO_LONGER),
  'remove again (call)': ok(NO_LONGER),
  'remove (form)': ok(SAVED_PAGE + NO_LONGER),
  'remove again (form)': ok(SAVED_PAGE + NO_LONGER),
  'the list after its removal': ok(EMPTY),
} satisfies Partial<Record<Action, Answer>>;

const savedAs = (text: string, status = 200) => ({
  'save (call)': { status, text },
  'save again (call)': { status, text },
  'save (form)': ok(SAVED_PAGE + text),
  'save again (form)': ok(SAVED_PAGE + text),
});

const TOLD = {
  'its marks': ok('saved'),
  'its marks without script': ok('saved'),
};

const TABLE: StateTable<State, Action> = {
  'not saved': {
    ...savedAs(SAVED),
    ...REMOVED,
    'its row in the saved list': ok(EMPTY),
    'its marks': ok('not saved'),
    'its marks without script': ok('not saved'),
  },
  'saved on the device': {
    'save (call)': { status: 401, text: LOG_IN },
    'save again (call)': { status: 401, text: LOG_IN },
    'save (form)': ok(`/saved: ${ON_DEVICE}`),
    'save again (form)': ok(`/saved: ${ON_DEVICE}`),
    'remove (call)': { status: 401, text: LOG_IN },
    'remove again (call)': { status: 401, text: LOG_IN },
    'remove (form)': ok(`/saved: ${NO_LONGER}`),
    'remove again (form)': ok(`/saved: ${NO_LONGER}`),
    'its row in the saved list': ok('{title} Test Company Open'),
    'the list after its removal': ok('Nothing saved on this device yet'),
    // Without an account, the browser reads the list from the device.
    'its marks': { status: 401, text: LOG_IN },
    'its marks without script': ok('saved'),
  },
  'saved with the account': {
    ...savedAs(SAVED),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company Open'),
  },
  'saved, closing today': {
    ...savedAs('{title} is saved. It closes on {day}.'),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company Open'),
  },
  'saved, closed': {
    ...savedAs('{title} is saved. It closed on {day}.'),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company Closed'),
  },
  'saved, taken down': {
    ...savedAs(UNKNOWN, 404),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company This listing was removed.'),
  },
  'saved, deleted': {
    ...savedAs(GONE, 410),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company This listing was removed.'),
  },
  'saved, applied to': {
    ...savedAs('{title} is saved. You’ve applied.'),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company Applied Open'),
    'its marks': ok('applied, saved'),
    'its marks without script': ok('applied, saved'),
  },
  'saved, employer paused': {
    ...savedAs(SAVED),
    ...REMOVED,
    ...TOLD,
    'its row in the saved list': ok('{title} Test Company Open'),
  },
};

const idOf = ({ listing }: Place): string => listing._id.toHexString();

async function call(method: 'PUT' | 'DELETE', place: Place): Promise<Answer> {
  const { status, body } = await api<{ message: string }>(method, `/api/users/saved/${idOf(place)}`, {
    token: place.graduate?.token,
    cookie: place.graduate ? undefined : place.browser.cookie(),
  });
  return { status, text: body.message };
}

const form = async (place: Place, end: '' | '/remove', wanted: Answer): Promise<Answer> =>
  answerOf(await place.browser.post(`/api/users/saved/${idOf(place)}${end}`), wanted);

const twice = async <T>(act: () => Promise<T>): Promise<T> => {
  await act();
  return act();
};

interface Marks {
  message?: string;
  applied?: { internshipId: string }[];
  saved?: string[];
}

const said = (isApplied: boolean, isSaved: boolean): string =>
  [isApplied && 'applied', isSaved ? 'saved' : 'not saved'].filter(Boolean).join(', ');

async function told(place: Place): Promise<Answer> {
  const id = idOf(place);
  const { status, body } = await api<Marks>('GET', `/api/applications/applied?internshipIds=${id}`, {
    token: place.graduate?.token,
    cookie: place.graduate ? undefined : place.browser.cookie(),
  });
  if (status !== 200) return { status, text: body.message ?? '' };
  const isApplied = body.applied?.some(({ internshipId }) => internshipId === id) === true;
  return { status, text: said(isApplied, body.saved?.includes(id) === true) };
}

/** Reads the style sheet that is used without JavaScript. */
async function toldWithoutScript(place: Place): Promise<Answer> {
  const id = idOf(place);
  const { status, body } = await api<string>('GET', `/api/users/marks.css?internshipIds=${id}`, {
    cookie: place.browser.cookie(),
  });
  const sheet = String(body);
  return {
    status,
    text: said(sheet.includes(`[data-when-applied="${id}"]`), sheet.includes(`saved/${id}"`)),
  };
}

const ACT: Record<Action, (place: Place, wanted: Answer) => Promise<Answer>> = {
  'save (call)': (place) => call('PUT', place),
  'save again (call)': (place) => twice(() => call('PUT', place)),
  'save (form)': (place, wanted) => form(place, '', wanted),
  'save again (form)': (place, wanted) => twice(() => form(place, '', wanted)),
  'remove (call)': (place) => call('DELETE', place),
  'remove again (call)': (place) => twice(() => call('DELETE', place)),
  'remove (form)': (place, wanted) => form(place, '/remove', wanted),
  'remove again (form)': (place, wanted) => twice(() => form(place, '/remove', wanted)),
  'its row in the saved list': async ({ browser }, wanted) => answerOf(await browser.open('/saved'), wanted),
  'the list after its removal': async (place, wanted) => {
    await place.browser.post(`/api/users/saved/${idOf(place)}/remove`);
    return answerOf(await place.browser.open('/saved'), wanted);
  },
  'its marks': told,
  'its marks without script': toldWithoutScript,
};

const filled = ({ status, text }: Answer, { title, applicationDeadline }: InternshipRecord): Answer => ({
  status,
  text: text.replace('{title}', title).replace('{day}', formatDate(applicationDeadline)),
});

describe.each(Object.keys(TABLE) as State[])('%s', (state) => {
  test.each(Object.keys(ACT) as Action[])('%s', async (action) => {
    const place = await MAKE[state]();
    const wanted = filled(TABLE[state][action], place.listing);
    expect(await ACT[action](place, wanted)).toEqual(wanted);
  });
});

const WHO = ['recent graduate', 'employer', 'editor', 'administrator'] as const;
const PAGE_OF: Record<(typeof WHO)[number], string> = {
  'recent graduate': '/dashboard/saved',
  employer: '/saved',
  editor: '/saved',
  administrator: '/saved',
};

describe.each(WHO)('a listing saved by a %s', (role) => {
  test('is confirmed, and can be seen and removed wherever the role can read the list', async () => {
    const [listing, other] = [await titled(), await titled()];
    const { token } = await makeUser(role);
    const browser = plainBrowser(token);
    const page = PAGE_OF[role];
    const { status } = await api('PUT', `/api/users/saved/${other._id.toHexString()}`, { token });
    expect(status).toBe(200);
    const saved = await browser.post(`/api/users/saved/${listing._id.toHexString()}`);
    expect([saved.status, saved.path]).toEqual([200, page]);
    expect(saved.words).toContain(`${listing.title} is saved. We’ll remind you before it closes.`);
    const list = await browser.open('/saved');
    expect(list.path).toBe(page);
    expect(list.words).toContain(listing.title);
    expect(list.words).toContain(other.title);
    const removed = await browser.post(`/api/users/saved/${listing._id.toHexString()}/remove`);
    expect(removed.path).toBe(page);
    expect(removed.words).toContain(NO_LONGER);
    expect(removed.words).not.toContain(listing.title);
  });
});

/** Returns the save buttons on a listing's page as the server renders them, before any script runs. */
const buttonsOf = (html: string): string[] =>
  [...html.matchAll(/<button type="submit"[^>]*class="(save[^"]*)"[^>]*>([\s\S]*?)<\/button>/g)].map(
    ([, look = '', words = '']) => `${look}: ${words.replace(/<[^>]*>/g, '|')}`,
  );

describe('the page of a listing has both labels and a link to the personal style sheet', () => {
  test.each([
    ['open', inDays(9), 'save button button-secondary'],
    ['closed', inDays(-9), 'save button button-secondary only-saved'],
  ])('%s', async (_, applicationDeadline, look) => {
    const { slug, _id } = await titled({ applicationDeadline });
    const { html } = await plainBrowser().open(`/internships/it-telecommunications/${slug}`);
    const buttons = buttonsOf(html).filter((button) => button.startsWith(`${look}:`));
    expect(buttons[0]).toMatch(/Save for later\|+Saved/);
    expect(html).toMatch(
      new RegExp(
        `<noscript><link rel="stylesheet" href="/api/users/marks\\.css\\?internshipIds=${_id.toHexString()}"/></noscript>`,
      ),
    );
    expect(html).toContain('<noscript><a href="/saved" class="saved-link">Saved');
  });
});

type Unsavable = 'closed' | 'taken down' | 'deleted' | 'to come' | 'unknown';
type Saving = 'call' | 'form' | 'form of a visitor';

const UNSAVABLE: StateTable<Unsavable, Saving> = {
  closed: {
    call: ok('{title} is saved. It closed on {day}.'),
    form: ok('/dashboard/saved: {title} is saved. It closed on {day}.'),
    'form of a visitor': ok('/saved: {title} is saved on this device. It closed on {day}.'),
  },
  'taken down': {
    call: { status: 404, text: UNKNOWN },
    form: ok(SAVED_PAGE + UNKNOWN),
    'form of a visitor': ok(`/saved: ${UNKNOWN}`),
  },
  deleted: {
    call: { status: 410, text: GONE },
    form: ok(SAVED_PAGE + GONE),
    'form of a visitor': ok(`/saved: ${GONE}`),
  },
  'to come': {
    call: { status: 404, text: UNKNOWN },
    form: ok(SAVED_PAGE + UNKNOWN),
    'form of a visitor': ok(`/saved: ${UNKNOWN}`),
  },
  unknown: {
    call: { status: 404, text: UNKNOWN },
    form: ok(SAVED_PAGE + UNKNOWN),
    'form of a visitor': ok(`/saved: ${UNKNOWN}`),
  },
};

const MADE: Record<Unsavable, () => Promise<InternshipRecord>> = {
  closed: () => titled({ applicationDeadline: inDays(-2) }),
  'taken down': () => titled({ hiddenAt: new Date() }),
  deleted: () => titled({ deletedAt: new Date() }),
  'to come': () => titled({ hiddenAt: new Date(), publishAt: inDays(3) }),
  unknown: async () => ({ ...(await titled()), _id: new Types.ObjectId() }),
};

describe.each(Object.keys(UNSAVABLE) as Unsavable[])(
  'a listing that is %s, when saved from an outdated page',
  (state) => {
    test.each(['call', 'form', 'form of a visitor'] as const)('by %s', async (how) => {
      const listing = await MADE[state]();
      const place =
        how === 'form of a visitor'
          ? { listing, browser: plainBrowser() }
          : await withAccount(listing, false);
      const wanted = filled(UNSAVABLE[state][how], listing);
      expect(how === 'call' ? await call('PUT', place) : await form(place, '', wanted)).toEqual(wanted);
    });
  },
);

describe('at the limit', () => {
  let listing: InternshipRecord;
  beforeAll(async () => {
    listing = await titled();
  });

  test('an account rejects another listing, accepts one that is already saved, and has room after a removal', async () => {
    const place = await withAccount(listing, false);
    const { graduate } = place;
    const first = await titled();
    await SavedModel.insertMany(
      Array.from({ length: 200 }, (_, at) => ({
        userId: graduate?._id,
        internshipId: at === 0 ? first._id : new Types.ObjectId(),
        remindAt: null,
        savedAt: new Date(),
      })),
    );
    const full = 'You have saved 200 internships. Remove one you no longer need.';
    for (let press = 0; press < 2; press += 1) {
      expect(await call('PUT', place)).toEqual({ status: 409, text: full });
      const wanted = ok(SAVED_PAGE + full);
      expect(await form(place, '', wanted)).toEqual(wanted);
    }
    const saved = { ...place, listing: first };
    expect(await call('PUT', saved)).toEqual(filled(ok(SAVED), first));
    expect(await call('DELETE', saved)).toEqual(ok(NO_LONGER));
    expect(await call('PUT', place)).toEqual(filled(ok(SAVED), listing));
  });

  test('a device rejects another listing, accepts one that is already saved, and has room after a removal', async () => {
    const first = await titled();
    const ids = [
      first._id.toHexString(),
      ...Array.from({ length: 19 }, () => new Types.ObjectId().toHexString()),
    ];
    const browser = plainBrowser();
    browser.jar.set('mwanzo-saved', ids.join('.'));
    const full =
      '/saved: You can save up to 20 internships on this device. Log in to save more, or remove one you no longer need.';
    for (let press = 0; press < 2; press += 1)
      expect(await form({ listing, browser }, '', ok(full))).toEqual(ok(full));
    const again = filled(ok(`/saved: ${ON_DEVICE}`), first);
    expect(await form({ listing: first, browser }, '', again)).toEqual(again);
    await browser.post(`/api/users/saved/${first._id.toHexString()}/remove`);
    const now = filled(ok(`/saved: ${ON_DEVICE}`), listing);
    expect(await form({ listing, browser }, '', now)).toEqual(now);
  });
});
