import { Types } from 'mongoose';
import sharp from 'sharp';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { findEmployerOf } from '@/lib/employers/records/find-own';
import type { EmployerRecord } from '@/models/employer';
import { UserModel } from '@/models/user';
import { EmployerModel } from '@/models/employer';
import type { Client } from '../client/client-for';
import { uniqueLetters } from '../client/client-for';
import { fileForm } from '../client/file-form';
import { pdfFile } from '../data/documents';
import { makeUser, type TestUser } from '../data/fixtures';
import type { Sent } from './sent';

/** Creates an employer account with a profile and a website at `bonde.example`. */
export async function makeEmployer(): Promise<{ user: TestUser; employer: EmployerRecord }> {
  const user = await makeUser('employer');
  // Random letters could begin with the name of a well-known employer.
  const given = {
    name: `Bonde ${uniqueLetters()}`,
    kind: 'company' as const,
    website: 'https://bonde.example',
  };
  await createEmployer(given, user._id, new Date());
  const employer = await findEmployerOf(user.id);
  if (!employer) throw new Error('no employer');
  return { user, employer };
}

/** The fields that a link to confirm this employer's domain stores. */
export const domainBound = ({ _id, name, website }: EmployerRecord) => ({
  ...{ employer: _id, named: { name, website: website ?? '' } },
});

const asEmployer = async (): Promise<Sent> => ({ token: (await makeEmployer()).user.token });

const AS_MADE = { tagline: '', colour: '', socials: '' };

const logo = async (): Promise<FormData> => {
  const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
  return fileForm('logo', { name: 'logo.png', bytes: await sharp({ create }).png().toBuffer() });
};

const evidence = (): FormData =>
  fileForm('document', { name: 'certificate.pdf', bytes: pdfFile() }, { kind: 'registration' });

/** Creates an employer with a member in addition to its owner. */
async function joined(): Promise<Sent> {
  const { user, employer } = await makeEmployer();
  const { id, _id: userId } = await makeUser('employer');
  const member = { userId, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ _id: employer._id }, { $push: { members: member } });
  return { token: user.token, params: { id } };
}

async function invited(): Promise<Sent> {
  const [{ user, employer }, guest] = [await makeEmployer(), await makeUser('employer')];
  const { email = '' } = (await UserModel.findById(guest._id).lean()) ?? {};
  const token = await issueToken('join employer', user._id, email, { employer: employer._id });
  return { token: guest.token, params: { token } };
}

/** Creates the data that the calls about employers need to succeed. */
export const employerNeeds = ({ api }: Pick<Client, 'api'>): Record<string, () => Promise<Sent>> => ({
  'GET /api/employers/{slug}': async () => ({ params: { slug: (await makeEmployer()).employer.slug } }),
  'GET /api/employers/{slug}/logo': async () => {
    const { user, employer } = await makeEmployer();
    await api('POST', '/api/employer/logo', { token: user.token, form: await logo() });
    return { params: { slug: employer.slug } };
  },
  'PUT /api/employer/profile': asEmployer,
  'POST /api/employer/profile': asEmployer,
  // The site's default settings, because other tests share the site.
  'PUT /api/admin/site': async () => ({ json: AS_MADE }),
  'POST /api/admin/site': async () => ({ json: AS_MADE }),
  'POST /api/admin/site/logo': async () => ({ form: await logo() }),
  'GET /api/site/logo': async () => {
    const { token } = await makeUser('administrator');
    await api('POST', '/api/admin/site/logo', { token, form: await logo() });
    return {};
  },
  'POST /api/employer/logo': async () => ({ ...(await asEmployer()), form: await logo() }),
  'DELETE /api/employer/logo': asEmployer,
  'POST /api/employer/domain': asEmployer,
  'POST /api/employer/domain/{token}': async () => {
    const { user, employer } = await makeEmployer();
    const token = await issueToken('verify domain', user._id, 'hr@bonde.example', domainBound(employer));
    return { token: user.token, params: { token } };
  },
  'POST /api/employer/evidence': async () => ({ ...(await asEmployer()), form: evidence() }),
  'POST /api/employer/members': asEmployer,
  'POST /api/employer/members/join/{token}': invited,
  'DELETE /api/employer/members/{id}': joined,
  'POST /api/employer/members/{id}/remove': joined,
  'POST /api/employer/members/{id}/owner': joined,
  'PUT /api/admin/employers/{id}': async () => ({
    params: { id: (await makeEmployer()).employer._id.toHexString() },
  }),
  'POST /api/admin/employers/{id}': async () => ({
    params: { id: (await makeEmployer()).employer._id.toHexString() },
  }),
  'POST /api/admin/employers/{id}/undo-recall': async () => {
    const { _id } = (await makeEmployer()).employer;
    await EmployerModel.updateOne({ _id }, { $set: { recalledAt: new Date() } });
    return { params: { id: _id.toHexString() } };
  },
  'GET /api/admin/employers/{id}/evidence/{fileId}': async () => {
    const { user, employer } = await makeEmployer();
    await api('POST', '/api/employer/evidence', { token: user.token, form: evidence() });
    const stored = await EmployerModel.findById(new Types.ObjectId(employer._id)).lean();
    const fileId = stored?.evidence[0]?.fileId.toHexString() ?? '';
    return { params: { id: employer._id.toHexString(), fileId } };
  },
});
