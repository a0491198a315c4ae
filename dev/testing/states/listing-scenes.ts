import { Types } from 'mongoose';
import { inject } from 'vitest';
import { closeInternship } from '@/lib/internships/closing/close-internship';
import { dayForInput, formatDate } from '@/lib/platform/format/dates';
import { endOfDayIn } from '@/lib/platform/format/days-left';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { api } from '../client/client';
import { sitemapPages } from '../client/sitemap';
import { makeApplication } from '../data/applications';
import { asActor, inDays, makeListing, makeResume, makeUser, ownedBy, type TestUser } from '../data/fixtures';
import { plainBrowser, wordsOf, type Page } from './plain-browser';
import type { Answer } from './table';

export const LISTING_STATES = [
  'open',
  'closing today',
  'its employer paused',
  'its deadline passed',
  'closed by its employer',
  'scheduled',
  'closed before publication',
  'hidden by reports',
  'taken down by staff',
  'recalled as a fraud',
  'deleted by staff',
  'its employer deleted',
  'unknown',
] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** A listing, and everyone who opens or changes it. */
export interface Scene {
  /** The listing as it was created. Its title, path and first deadline do not change. */
  listing: InternshipRecord;
  id: string;
  path: string;
  owner: TestUser;
  colleague: TestUser;
  stranger: TestUser;
  graduate: TestUser;
  resumeId: string;
  applicant: TestUser;
  editor: TestUser;
  administrator: TestUser;
}

const HOUR_MS = 60 * 60_000;

let others: Promise<Pick<Scene, 'stranger' | 'editor' | 'administrator'>> | undefined;

/** Creates the people that all scenes share. */
const othersOnce = () =>
  (others ??= Promise.all([makeUser('employer'), makeUser('editor'), makeUser('administrator')]).then(
    ([stranger, editor, administrator]) => ({ stranger, editor, administrator }),
  ));

/** Creates a listing that is open for thirty days, an applicant, an owner and a colleague of the owner. */
async function openScene(change: Partial<InternshipRecord> = {}): Promise<Scene> {
  const [owner, colleague, graduate, shared] = await Promise.all([
    makeUser('employer'),
    makeUser('employer'),
    makeUser('recent graduate'),
    othersOnce(),
  ]);
  const owned = await ownedBy(owner._id, `Shamba ${new Types.ObjectId().toHexString()}`);
  await EmployerModel.updateOne(
    { _id: owned.employer },
    { $push: { members: { userId: colleague._id, role: 'member', since: new Date() } } },
  );
  const listing = await makeListing({
    title: `Telephonist ${new Types.ObjectId().toHexString()}`,
    descriptionParagraph: 'You answre telephones at night.',
    howToApply: 'Write to us.',
    ...owned,
    ...change,
  });
  const [resumeId, { graduate: applicant }] = await Promise.all([
    makeResume(graduate),
    makeApplication(listing),
  ]);
  return {
    ...shared,
    listing,
    id: listing._id.toHexString(),
    path: `/internships/it-telecommunications/${listing.slug}`,
    ...{ owner, colleague, graduate, applicant },
    resumeId: resumeId.toHexString(),
  };
}

async function after(change: Partial<InternshipRecord>): Promise<Scene> {
  const scene = await openScene();
  await InternshipModel.updateOne({ _id: scene.listing._id }, { $set: change });
  return { ...scene, listing: { ...scene.listing, ...change } };
}

/** Returns the scene with the listing's current deadline. */
async function refreshed(scene: Scene): Promise<Scene> {
  const { applicationDeadline } = await InternshipModel.findById(scene.listing._id).orFail().lean();
  return { ...scene, listing: { ...scene.listing, applicationDeadline } };
}

const toCome = () => openScene({ hiddenAt: new Date(), publishAt: inDays(3) });

const reportOf = async ({ id }: Scene, reason = 'other'): Promise<string> => {
  await api('POST', `/api/internships/${id}/reports`, { json: { reason } });
  const report = await ReportModel.findOne({ internshipId: new Types.ObjectId(id) });
  return report?._id.toHexString() ?? new Types.ObjectId().toHexString();
};

async function decided(json: Record<string, unknown>): Promise<Scene> {
  const scene = await openScene();
  await api('PUT', `/api/admin/reports/${await reportOf(scene)}`, { token: scene.administrator.token, json });
  return scene;
}

export const MAKE_LISTING: Record<ListingState, () => Promise<Scene>> = {
  open: () => openScene(),
  'closing today': () => after({ applicationDeadline: endOfDayIn(0, new Date()) }),
  'its employer paused': async () => {
    const scene = await openScene();
    await EmployerModel.updateOne({ _id: scene.listing.employer }, { $set: { pausedAt: new Date() } });
    return scene;
  },
  'its deadline passed': () => after({ applicationDeadline: new Date(Date.now() - HOUR_MS) }),
  'closed by its employer': async () => {
    const scene = await openScene();
    await closeInternship(asActor(scene.owner), { id: scene.id, fields: { reason: 'filled' } });
    return refreshed(scene);
  },
  scheduled: toCome,
  'closed before publication': async () => {
    const scene = await toCome();
    await closeInternship(asActor(scene.owner), { id: scene.id, fields: { reason: 'cancelled' } });
    return refreshed(scene);
  },
  'hidden by reports': () =>
    after({ hiddenAt: new Date(), hiddenByReports: true } as Partial<InternshipRecord>),
  'taken down by staff': () => decided({ decision: 'uphold' }),
  'recalled as a fraud': () => decided({ decision: 'uphold', recall: true }),
  'deleted by staff': async () => {
    const scene = await openScene();
    await api('DELETE', `/api/internships/${scene.id}`, { token: scene.editor.token });
    return scene;
  },
  'its employer deleted': async () => {
    const scene = await openScene();
    for (const { id } of [scene.colleague, scene.owner])
      await api('DELETE', `/api/admin/deleteuser/${id}`, { token: scene.administrator.token });
    return scene;
  },
  unknown: async () => {
    const scene = await openScene();
    await InternshipModel.deleteOne({ _id: scene.listing._id });
    return scene;
  },
};

/** Phrases that pages show depending on the state. The summary of a page lists the phrases that it contains, in this order. */
const TOLD = [
  'Internship not found',
  'Page not found',
  'This internship is no longer available.',
  'This listing isn’t available',
  'Open until',
  'closes today',
  'Applications are paused',
  'takes no applications at the moment',
  'isn’t taking applications right now',
  'Applications are closed',
  'This internship closed on',
  'See the listing',
  'See it on the site',
  'Extend or close',
  'Edit internship',
  'Copy to a new submission',
  'Submit an internship',
  'Save changes',
  'Save changes',
  'Use My Current Resume',
  'See your applications',
  'What’s wrong?',
] as const;

const APPLIES = />Apply Now</;
const SAVES = /class="save [^"]*button-secondary"/;
/** Matches a notice on the page and the errors of a form. */
const NOTICES =
  /<div[^>]*class="rounded-box flex gap-3 border-l-4[^"]*"><svg[\s\S]*?<\/svg><div[^>]*>([\s\S]*?)<\/div>|<div[^>]*role="alert"[^>]*class="rounded-box border-danger[^"]*">([\s\S]*?)<\/div>/g;

/** Returns the page without the similar listings. */
const partOf = (html: string): string => html.split('aria-labelledby="similar"', 1)[0] ?? html;

/** Summarizes what a page says about the state of a listing. */
function toldBy({ status, html, path }: Page): Answer {
  const part = partOf(html);
  const words = wordsOf(part);
  const notices = [...part.matchAll(NOTICES)].map(([, notice, problem]) =>
    wordsOf(notice ?? problem ?? '').trim(),
  );
  const said = [
    path.split('?', 1)[0] ?? '',
    ...TOLD.filter((text) => words.includes(text)),
    ...(APPLIES.test(part) ? ['Apply Now'] : []),
    ...(SAVES.test(part) ? ['Save for later'] : []),
    ...notices.filter((notice) => !notice.startsWith('You applied')),
  ];
  return { status, text: [...new Set(said)].join(' | ') };
}

type Acting = (scene: Scene) => Promise<Answer>;

/** Replaces values that differ between runs with placeholders. */
function named(text: string, { listing, id, path }: Scene): string {
  return text
    .replaceAll(path, '{path}')
    .replaceAll(id, '{id}')
    .replaceAll(listing.title, '{title}')
    .replaceAll(listing.company, '{company}')
    .replaceAll(formatDate(listing.applicationDeadline), '{deadline}')
    .replaceAll(formatDate(inDays(3)), '{publication}')
    .replaceAll(formatDate(new Date()), '{today}')
    .replace(/\d{1,2}:\d\d [AP]M/g, '{time}');
}

const call =
  (
    method: string,
    path: (scene: Scene) => string,
    as: keyof Scene,
    json?: (scene: Scene) => unknown,
  ): Acting =>
  async (scene) => {
    const { token } = scene[as] as TestUser;
    const { status, body } = await api<{ message?: string } | undefined>(method, path(scene), {
      token,
      ...(json && { json: json(scene) }),
    });
    return { status, text: named(body?.message ?? '', scene) };
  };

const twice =
  (act: Acting): Acting =>
  async (scene) => {
    await act(scene);
    return act(scene);
  };

/** Sends a form. Returns a summary of the page that it redirects to, with the message. */
const form =
  (
    path: (scene: Scene) => string,
    as: keyof Scene,
    fields: (scene: Scene) => Record<string, string>,
  ): Acting =>
  async (scene) => {
    const { token } = scene[as] as TestUser;
    const { status, text } = toldBy(await plainBrowser(token).post(path(scene), fields(scene)));
    return { status, text: named(text, scene) };
  };

const page =
  (path: (scene: Scene) => string, as?: keyof Scene): Acting =>
  async (scene) => {
    const token = as && (scene[as] as TestUser).token;
    const { status, text } = toldBy(await plainBrowser(token).open(path(scene)));
    return { status, text: named(text, scene) };
  };

const LOOKERS = [
  undefined,
  'graduate',
  'applicant',
  'colleague',
  'stranger',
  'editor',
  'administrator',
] as const;

/** Returns the page of the listing, which must be the same for everyone. */
async function publicPage(scene: Scene): Promise<Answer> {
  const seen = new Map<string, Answer>();
  for (const as of LOOKERS) {
    const told = await page(({ path }) => path, as)(scene);
    seen.set(JSON.stringify(told), told);
  }
  const [first = { status: 0, text: '' }, ...others] = seen.values();
  return others.length === 0
    ? first
    : { status: 0, text: `not the same for everyone: ${[...seen.keys()].join()}` };
}

const at = (end: string) => (scene: Scene) => `/api/internships/${scene.id}${end}`;
const ofEmployer = (end: string) => (scene: Scene) => `/api/employer/internships/${scene.id}${end}`;
const employersPage = (scene: Scene) => `/dashboard/employer-internships/${scene.id}`;

/** Returns which public pages and feeds contain the listing. */
async function foundIn({ listing, id, path }: Scene): Promise<Answer> {
  const employer = await EmployerModel.findById(listing.employer).select('slug').lean();
  const text = async (address: string) => String((await api<unknown>('GET', address)).body ?? '');
  const { body } = await api<{ internships?: { _id: string }[] }>(
    'GET',
    `/api/internships?q=${listing.title}`,
  );
  const pages = await sitemapPages(inject('appUrl'));
  const places: [string, boolean][] = [
    ['search', body.internships?.some(({ _id }) => _id === id) === true],
    ['sitemap', pages.includes(path)],
    ['feed of its employer', (await text(`/feeds/employers/${employer?.slug}.xml`)).includes(path)],
    ['page of its employer', (await text(`/employers/${employer?.slug}`)).includes(path)],
  ];
  return {
    status: 200,
    text: places.flatMap(([name, isThere]) => (isThere ? [name] : [])).join(', ') || 'nowhere',
  };
}

const APPLIED = ({ id, resumeId }: Scene) => ({ internshipId: id, resumeId });
const LATER = ({ listing }: Scene) => ({
  applicationDeadline: dayForInput(
    new Date(Math.max(listing.applicationDeadline.getTime(), Date.now()) + 24 * HOUR_MS * 20),
  ),
});
const SPELLING = { descriptionParagraph: 'You answer telephones at night.' };
const FACTS = { descriptionParagraph: 'You carry boxes and drive a van through the whole county.' };

const edited = ({ listing }: Scene) => ({
  title: listing.title,
  company: listing.company,
  industryId: 1,
  location: 'Nakuru',
  duration: '3 months',
  applicationDeadline: listing.applicationDeadline.toISOString(),
  applyLink: 'https://example.org/apply',
  descriptionParagraph: 'You answer telephones by day.',
});

const decideBy =
  (as: keyof Scene, json: Record<string, unknown>): Acting =>
  async (scene) => {
    const report = await reportOf(scene);
    return call(
      'PUT',
      () => `/api/admin/reports/${report}`,
      as,
      () => json,
    )(scene);
  };

export const LISTING_ACTIONS = {
  'its page, for everyone': publicPage,
  'where it is listed': foundIn,
  'read (call)': call('GET', at(''), 'graduate'),
  'its share picture': async ({ id }: Scene) => {
    const { status, headers } = await api('GET', `/share/listings/${id}`);
    return { status, text: headers.get('content-type')?.split(';')[0] ?? '' };
  },
  'its calendar file': async (scene: Scene) => {
    const { status, body } = await api<string | { message: string }>('GET', at('.ics')(scene));
    return { status, text: typeof body === 'string' ? 'DTSTART' : body.message };
  },
  'the form to apply': page(({ id }) => `/dashboard/apply/${id}`, 'graduate'),
  'the form to apply, after applying': page(({ id }) => `/dashboard/apply/${id}`, 'applicant'),
  'apply (call)': call('POST', () => '/api/applications', 'graduate', APPLIED),
  'apply again (call)': twice(call('POST', () => '/api/applications', 'graduate', APPLIED)),
  'apply (form)': form(() => '/api/applications', 'graduate', APPLIED),
  'the form to report': page(({ id }) => `/report/${id}`),
  'report (call)': call('POST', at('/reports'), 'graduate', () => ({ reason: 'other' })),
  'report again (call)': twice(call('POST', at('/reports'), 'graduate', () => ({ reason: 'other' }))),
  'report (form)': form(at('/reports'), 'graduate', () => ({ reason: 'other' })),
  'its employer page': page(employersPage, 'owner'),
  'its employer page, for a colleague': page(employersPage, 'colleague'),
  'its employer page, for another employer': page(employersPage, 'stranger'),
  'extend (call)': call('POST', ofEmployer('/extend'), 'owner', LATER),
  'extend again (call)': twice(call('POST', ofEmployer('/extend'), 'owner', LATER)),
  'extend (form)': form(ofEmployer('/extend'), 'owner', LATER),
  'extend by a colleague': call('POST', ofEmployer('/extend'), 'colleague', LATER),
  'extend by another employer': call('POST', ofEmployer('/extend'), 'stranger', LATER),
  'close (call)': call('POST', ofEmployer('/close'), 'owner', () => ({ reason: 'enough applications' })),
  'close again (call)': twice(
    call('POST', ofEmployer('/close'), 'owner', () => ({ reason: 'enough applications' })),
  ),
  'close (form)': form(ofEmployer('/close'), 'owner', () => ({ reason: 'enough applications' })),
  'correct its spelling (call)': call('PUT', ofEmployer(''), 'owner', () => SPELLING),
  'correct its spelling again (call)': twice(call('PUT', ofEmployer(''), 'owner', () => SPELLING)),
  'change its facts (call)': call('PUT', ofEmployer(''), 'owner', () => FACTS),
  'the form to change it': page((scene) => `${employersPage(scene)}/edit`, 'owner'),
  'the form to copy it': page(({ id }) => `/dashboard/employer-internships/submit?copy=${id}`, 'owner'),
  'the staff form': page(({ id }) => `/dashboard/internships/${id}`, 'editor'),
  'edit by staff (call)': call('PUT', at(''), 'editor', edited),
  'edit by staff (form)': form(at(''), 'editor', (scene) => ({
    ...edited(scene),
    industryId: '1',
    kind: 'internship',
    stipendKind: 'not stated',
    applicationDeadline: dayForInput(scene.listing.applicationDeadline),
  })),
  'edit by staff from an outdated page': call('PUT', at(''), 'editor', (scene) => ({
    ...edited(scene),
    updatedAt: '2026-01-01T00:00:00.000Z',
  })),
  'feature (call)': call('PUT', at(''), 'editor', (scene) => ({ ...edited(scene), isFeatured: true })),
  'delete (call)': call('DELETE', at(''), 'editor'),
  'delete again (call)': twice(call('DELETE', at(''), 'editor')),
  'uphold a report': decideBy('editor', { decision: 'uphold' }),
  'uphold a report again': twice(decideBy('editor', { decision: 'uphold' })),
  'dismiss a report': decideBy('editor', { decision: 'dismiss', comments: 'It is fine.' }),
  'ask its employer': decideBy('editor', { decision: 'ask', comments: 'Is it open?' }),
} satisfies Record<string, Acting>;

export type ListingAction = keyof typeof LISTING_ACTIONS;

/** Actions that change nothing. */
export const READS: ReadonlySet<string> = new Set<ListingAction>([
  'its page, for everyone',
  'where it is listed',
  'read (call)',
  'its share picture',
  'its calendar file',
  'the form to apply',
  'the form to apply, after applying',
  'the form to report',
  'its employer page',
  'its employer page, for a colleague',
  'its employer page, for another employer',
  'extend by another employer',
  'the form to change it',
  'the form to copy it',
  'the staff form',
]);
