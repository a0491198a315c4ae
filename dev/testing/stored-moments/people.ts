import { guardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { AlertModel, type AlertRecord } from '@/models/alert';
import { AuditEntryModel } from '@/models/audit-entry';
import { DataRequestModel } from '@/models/data-request';
import { IdentityModel } from '@/models/identity';
import { ImportModel } from '@/models/import';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SessionModel } from '@/models/session';
import { SynonymModel } from '@/models/synonym';
import { young } from '../contract/guardian-needs';
import { uniqueLetters } from '../client/client-for';
import { asActor, inDays as days, makeResume, makeUser } from '../data/fixtures';
import { newId, rowsIn, three, type Made, type MomentRow } from './row';

const PROFILE = ['/dashboard/profile'];

const one =
  (name: string) =>
  (body: Record<string, unknown>): readonly unknown[] => [body[name]];

async function alerts(path: string, pages: string[], isOptional?: true): Promise<Made> {
  const { _id: userId, token } = await makeUser('recent graduate');
  const marks: string[] = [];
  const made = await three(async () => {
    const q = uniqueLetters();
    marks.push(q);
    const _id = newId();
    const alert: AlertRecord = {
      ...{ _id, userId, search: { q }, key: q, every: 'day' },
      ...{ nextAt: days(1), since: days(-1), createdAt: days(-1) },
    };
    await AlertModel.create(alert);
    return _id;
  });
  return {
    token,
    places: [{ collection: 'alerts', _id: made[1], path }],
    api: { path: '/api/users/alerts', rows: rowsIn('alerts', made), at: [path] },
    pages,
    marks,
    isOptional,
  };
}

async function requests(path: string, pages: string[]): Promise<Made> {
  const { token } = await makeUser('administrator');
  const marks: string[] = [];
  const made = await three(async () => {
    const _id = newId();
    const name = uniqueLetters();
    marks.push(name);
    await DataRequestModel.create({
      ...{ _id, kind: 'access', name, email: 'a@people.example', text: 'All of it.', state: 'open' },
      ...{ dueAt: days(5), createdAt: days(-1) },
    });
    return _id;
  });
  return {
    token,
    places: [{ collection: 'datarequests', _id: made[1], path }],
    api: { path: '/api/admin/requests', rows: rowsIn('requests', made), at: [path] },
    pages,
    marks,
  };
}

async function sessions(path: 'startedAt' | 'lastUsedAt') {
  const { _id: userId, token } = await makeUser('recent graduate');
  const marks: string[] = [];
  const made = await three(async () => {
    const _id = uniqueLetters();
    const browser = uniqueLetters();
    marks.push(browser);
    const times = { startedAt: days(-1), lastUsedAt: days(-1), expiresAt: days(1) };
    await SessionModel.create({ _id, userId, version: 0, browser, ...times });
    return _id;
  });
  return {
    token,
    places: [{ collection: 'sessions', _id: made[1], path }],
    api: { path: '/api/users/sessions', rows: rowsIn('sessions', made), at: [path] },
    pages: PROFILE,
    marks,
  };
}

async function signIns(path: string): Promise<Made> {
  const { _id: userId, token } = await makeUser('recent graduate');
  const marks: string[] = [];
  const made = await three(async () => {
    const _id = newId();
    const subject = uniqueLetters();
    marks.push(`${subject}@`);
    const facts = { issuer: 'https://id.example', subject, provider: 'oidc', email: `${subject}@a.example` };
    await IdentityModel.create({ _id, userId, ...facts, linkedAt: days(-9), lastUsedAt: days(-1) });
    return _id;
  });
  return {
    token,
    places: [{ collection: 'identities', _id: made[1], path }],
    api: { path: '/api/users/sign-ins', rows: rowsIn('signIns', made), at: [path] },
    pages: PROFILE,
    marks,
  };
}

const CSV = 'title,company\nCook,Bonde Farms\n';

async function imported(path: string): Promise<Made> {
  const { _id: by, token } = await makeUser('administrator');
  const _id = newId();
  await ImportModel.create({
    ...{
      _id,
      by,
      fileName: 'listings.csv',
      bytes: Buffer.from(CSV),
      purgeAt: days(1),
      createdAt: new Date(),
    },
    done: { at: new Date(), created: 0, duplicate: 0, refused: 1 },
  });
  const id = _id.toHexString();
  return {
    token,
    isOne: true,
    places: [{ collection: 'imports', _id, path }],
    api: { path: `/api/admin/imports/${id}`, rows: one('import'), at: [path] },
    pages: [`/dashboard/import/${id}`],
  };
}

export const PEOPLE_ROWS: readonly MomentRow[] = [
  {
    answer: '/api/admin',
    what: 'day',
    make: async () => {
      const { token } = await makeUser('administrator');
      const marks: string[] = [];
      const made = await three(async () => {
        const lastName = uniqueLetters();
        marks.push(lastName);
        return (await makeUser('employer', { lastName }))._id;
      });
      return {
        token,
        places: [{ collection: 'users', _id: made[1], path: 'createdAt' }],
        api: { path: '/api/admin', rows: rowsIn('users', made), at: ['createdAt'] },
        pages: ['/dashboard/users'],
        marks,
      };
    },
  },
  {
    answer: '/api/admin/audit',
    what: 'time',
    make: async () => {
      const administrator = await makeUser('administrator');
      const marks: string[] = [];
      const made = await three(async () => {
        const label = uniqueLetters();
        marks.push(label);
        const target = { kind: 'user', id: newId(), label } as const;
        await recordAuditEntry(asActor(administrator), {
          ...{ action: 'user activated', target, before: null, after: null },
        });
        return (await AuditEntryModel.findOne().sort({ _id: -1 }).orFail().lean())._id;
      });
      return {
        token: administrator.token,
        places: [{ collection: 'auditentries', _id: made[1], path: 'at' }],
        api: { path: '/api/admin/audit', rows: rowsIn('entries', made), at: ['at'] },
        pages: ['/dashboard/audit'],
        marks,
      };
    },
  },
  {
    answer: '/api/admin/synonyms',
    what: 'day',
    make: async () => {
      const { token } = await makeUser('administrator');
      const marks: string[] = [];
      const made = await three(async () => {
        const phrase = uniqueLetters();
        marks.push(phrase);
        return (await SynonymModel.create({ phrase, means: 'welder', createdAt: days(-1) }))._id;
      });
      return {
        token,
        places: [{ collection: 'synonyms', _id: made[1], path: 'createdAt' }],
        api: { path: '/api/admin/synonyms', rows: rowsIn('synonyms', made), at: ['createdAt'] },
        pages: ['/dashboard/search-words'],
        marks,
      };
    },
  },
  {
    answer: '/api/admin/requests',
    what: 'due date',
    make: () => requests('dueAt', ['/dashboard/requests']),
  },
  { answer: '/api/admin/requests', what: 'day', make: () => requests('createdAt', []) },
  {
    answer: null,
    what: 'an account',
    make: async () => {
      const { token } = await makeUser('administrator');
      const { _id, id } = await makeUser('employer');
      return {
        token,
        isOne: true,
        places: [{ collection: 'users', _id, path: 'createdAt' }],
        pages: [`/dashboard/users/${id}`],
      };
    },
  },
  {
    answer: null,
    what: 'a request',
    make: async () => {
      const { token, places } = await requests('dueAt', []);
      const id = String(places[0]?._id);
      return {
        token,
        isOne: true,
        places: [...places, ...places.map((one) => ({ ...one, path: 'createdAt' }))],
        pages: [`/dashboard/requests/${id}`],
      };
    },
  },
  { answer: '/api/admin/imports/{id}', what: 'completion', make: () => imported('done.at') },
  { answer: '/api/users/alerts', what: 'day', make: () => alerts('createdAt', []) },
  {
    answer: '/api/users/alerts',
    what: 'next mail',
    make: () => alerts('nextAt', ['/dashboard/alerts'], true),
  },
  { answer: '/api/users/sessions', what: 'start', make: () => sessions('startedAt') },
  { answer: '/api/users/sessions', what: 'last use', make: () => sessions('lastUsedAt') },
  { answer: '/api/users/sign-ins', what: 'link', make: () => signIns('linkedAt') },
  { answer: '/api/users/sign-ins', what: 'last use', make: () => signIns('lastUsedAt') },
  {
    answer: '/api/users/me',
    what: 'times',
    make: async () => {
      const user = await makeUser('recent graduate', {
        picture: { fileId: newId(), uploadedAt: days(-1) },
      });
      const resume = await makeResume(user);
      return {
        token: user.token,
        isOne: true,
        places: [
          { collection: 'users', _id: user._id, path: 'createdAt' },
          { collection: 'users', _id: user._id, path: 'picture.uploadedAt' },
          { collection: 'resumes', _id: resume, path: 'uploadedAt' },
        ],
        api: {
          path: '/api/users/me',
          rows: one('user'),
          at: ['createdAt', 'picture.uploadedAt', 'resume.uploadedAt'],
        },
        pages: PROFILE,
      };
    },
  },
  {
    answer: null,
    what: 'downloads of resumes',
    make: async () => {
      const { _id: ownerId, token } = await makeUser('recent graduate');
      const marks: string[] = [];
      const made = await three(async () => {
        const lastName = uniqueLetters();
        marks.push(lastName);
        const { _id: by } = await makeUser('administrator', { lastName });
        const _id = newId();
        const download = { resumeId: newId(), ownerId, by, role: 'administrator' as const, at: days(-1) };
        await ResumeDownloadModel.create({ _id, ...download });
        return _id;
      });
      return {
        token,
        places: [{ collection: 'resumedownloads', _id: made[1], path: 'at' }],
        pages: PROFILE,
        marks,
      };
    },
  },
  {
    answer: '/api/users/second-factor',
    what: 'start',
    make: async () => {
      const { _id, token } = await makeUser('recent graduate', {
        secondFactorSince: days(-1),
        passwordHash: 'a hash',
      });
      return {
        token,
        isOne: true,
        places: [{ collection: 'users', _id, path: 'secondFactorSince' }],
        api: { path: '/api/users/second-factor', rows: (body: unknown) => [body], at: ['since'] },
        pages: PROFILE,
        isOptional: true,
      };
    },
  },
  {
    answer: '/api/guardian',
    what: 'times',
    make: async () => {
      const { user } = await young('consented');
      const at = ['changedAt', 'adultFrom'];
      return {
        token: user.token,
        isOne: true,
        places: at.map((path) => ({ collection: 'users', _id: user._id, path: `minor.${path}` })),
        api: { path: '/api/guardian', rows: one('guardian'), at },
        pages: PROFILE,
      };
    },
  },
  {
    answer: '/api/guardian/child/{token}',
    what: 'times',
    make: async () => {
      const { user, minor } = await young('consented');
      const token = guardianToken(user.id, minor);
      const at = ['changedAt', 'adultFrom'];
      return {
        isOne: true,
        places: at.map((path) => ({ collection: 'users', _id: user._id, path: `minor.${path}` })),
        api: {
          path: `/api/guardian/child/${token}`,
          rows: (body: unknown) => [body],
          at,
        },
        pages: [`/guardian/child/${token}`],
      };
    },
  },
];
