import { Types } from 'mongoose';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { api } from '../client/client';
import { approve, decide, facts, PUBLISHED_IN, resubmit, submit } from '../client/submission-calls';
import { inDays, makeUser, type TestUser } from '../data/fixtures';
import { plainBrowser, wordsOf } from './plain-browser';
import type { Answer } from './table';

export const SUBMISSION_STATES = [
  'a draft',
  'waiting',
  'rejected',
  'approved',
  'approved and scheduled',
  'approved, its listing deleted',
  'its employer deleted while it waits',
  'unknown',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export interface SubmissionScene {
  id: string;
  title: string;
  /** The time of the last change. */
  updatedAt: string;
  owner: TestUser;
  stranger: TestUser;
  administrator: TestUser;
}

let others: Promise<Pick<SubmissionScene, 'stranger' | 'administrator'>> | undefined;

const othersOnce = () =>
  (others ??= Promise.all([makeUser('employer'), makeUser('administrator')]).then(
    ([stranger, administrator]) => ({ stranger, administrator }),
  ));

async function waiting(change: Record<string, unknown> = {}): Promise<SubmissionScene> {
  const [owner, shared] = await Promise.all([makeUser('employer'), othersOnce()]);
  const data = facts(change);
  const { body } = await submit(owner, data);
  const { _id: id } = body.submission;
  const { updatedAt } = await SubmissionModel.findById(id).orFail().lean();
  return { ...shared, id, title: String(data.title), updatedAt: updatedAt.toISOString(), owner };
}

async function approved(change: Record<string, unknown> = {}): Promise<SubmissionScene> {
  const scene = await waiting(change);
  await approve(scene.administrator, scene.id);
  return scene;
}

const day = (days: number): string => inDays(days).toISOString().slice(0, 10);

export const MAKE_SUBMISSION: Record<SubmissionState, () => Promise<SubmissionScene>> = {
  'a draft': async () => {
    const [owner, shared] = await Promise.all([makeUser('employer'), othersOnce()]);
    const { title } = facts();
    await api('PUT', '/api/employer/drafts/new', { token: owner.token, json: { fields: { title } } });
    return {
      ...shared,
      id: new Types.ObjectId().toHexString(),
      title,
      updatedAt: new Date().toISOString(),
      owner,
    };
  },
  waiting: () => waiting(),
  rejected: async () => {
    const scene = await waiting();
    await decide(scene.administrator, scene.id, 'reject', { comments: 'Say what it pays.' });
    return scene;
  },
  approved: () => approved(),
  'approved and scheduled': () => approved({ publishOn: day(5) }),
  'approved, its listing deleted': async () => {
    const scene = await approved();
    await InternshipModel.updateOne({ title: scene.title }, { $set: { deletedAt: new Date() } });
    return scene;
  },
  'its employer deleted while it waits': async () => {
    const scene = await waiting();
    await api('DELETE', `/api/admin/deleteuser/${scene.owner.id}`, { token: scene.administrator.token });
    return scene;
  },
  unknown: async () => ({ ...(await waiting()), id: new Types.ObjectId().toHexString() }),
};

/** Phrases that pages show depending on the state. */
const TOLD = [
  'Submission not found',
  'Page not found',
  'Your draft from',
  'This submission was approved',
  'This submission was rejected',
  'Edit while it’s waiting',
  'Edit and submit again',
  'Save changes',
  'See the applicants',
  'This listing has been deleted',
  'The employer reads your comments and can submit again.',
  'Approve and publish',
] as const;

type Acting = (scene: SubmissionScene) => Promise<Answer>;

const named = (text: string, { id, title }: SubmissionScene): string =>
  text
    .replaceAll(id, '{id}')
    .replaceAll(title, '{title}')
    .replace(/&ended=[\w-]+/, '');

const open =
  (path: (scene: SubmissionScene) => string, as: 'owner' | 'stranger' | 'administrator'): Acting =>
  async (scene) => {
    const page = await plainBrowser(scene[as].token).open(path(scene));
    const words = wordsOf(page.html);
    const told = TOLD.filter((text) => words.includes(text));
    return { status: page.status, text: named([page.path, ...told].join(' | '), scene) };
  };

type Called = { status: number; body?: { message?: string } | undefined };

const call =
  (act: (scene: SubmissionScene) => Promise<Called>): Acting =>
  async (scene) => {
    const { status, body } = await act(scene);
    return { status, text: named(body?.message ?? '', scene) };
  };

const twice =
  (act: Acting): Acting =>
  async (scene) => {
    await act(scene);
    return act(scene);
  };

const OLD = '2026-01-01T00:00:00.000Z';
const COMMENTS = { comments: 'Say what it pays.' };
const COMPLETED = { industryId: PUBLISHED_IN, descriptionParagraph: 'Cows, maize and the books of both.' };

const approving = (json: object = COMPLETED) =>
  call(({ administrator, id }) => decide(administrator, id, 'approve', json));
const rejecting = (json: object = COMMENTS) =>
  call(({ administrator, id }) => decide(administrator, id, 'reject', json));
const changing = call(({ owner, id, title }) => resubmit(owner, id, facts({ title }), null));
const ownPage = ({ id }: SubmissionScene) => `/dashboard/employer-internships/submissions/${id}`;

export const SUBMISSION_ACTIONS = {
  'its employer page': open(ownPage, 'owner'),
  'its employer page, to change it': open((scene) => `${ownPage(scene)}?edit=yes`, 'owner'),
  'its employer page, for another employer': open(ownPage, 'stranger'),
  'its administrator page': open(({ id }) => `/dashboard/internship-submissions/${id}`, 'administrator'),
  'the form for a new one': open(() => '/dashboard/employer-internships/submit', 'owner'),
  'change (call)': changing,
  'change again (call)': twice(changing),
  'change by another employer': call(({ stranger, id, title }) =>
    resubmit(stranger, id, facts({ title }), null),
  ),
  'approve (call)': approving(),
  'approve again (call)': twice(approving()),
  'approve from an outdated page': approving({ ...COMPLETED, updatedAt: OLD }),
  'reject (call)': rejecting(),
  'reject again (call)': twice(rejecting()),
  'reject from an outdated page': rejecting({ ...COMMENTS, updatedAt: OLD }),
  'reject after approval': async (scene) => {
    await approving()(scene);
    return rejecting()(scene);
  },
} satisfies Record<string, Acting>;

export type SubmissionAction = keyof typeof SUBMISSION_ACTIONS;
