import { signToken } from '@/lib/platform/auth/session-jwt';
import { connect } from '@/lib/platform/db/connection';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { SHOWN } from '@/lib/internships/listings/open-status';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';

/** A request that checks whether a service works with the restored data. */
export interface Probe {
  path: string;
  /** The session cookie. Unset for a visitor. */
  token?: string;
  /** The expected size of the response. */
  bytes?: number;
}

const PUBLIC = [
  '/api/health',
  '/',
  '/internships',
  '/career-tips',
  '/login',
  '/sitemap.xml',
  '/api/internships/featured',
  '/api/internships?q=intern',
];

const ADMINISTRATION = [
  '/dashboard',
  '/dashboard/users',
  '/dashboard/audit',
  '/api/admin',
  '/api/internships/all',
  '/api/admin/internship-submissions',
];

/** How long the sessions of a restore drill last. */
const SESSION_SECONDS = 600;

async function ofListing(): Promise<Probe[]> {
  const listing = await InternshipModel.findOne(SHOWN).sort({ createdAt: -1 }).lean<InternshipRecord>();
  if (!listing) return [];
  return [
    { path: internshipPath(listing) },
    { path: `/api/internships/${listing._id.toHexString()}` },
    { path: `/api/internships/industry/${listing.industryId}` },
  ];
}

async function ofAdministrator(): Promise<Probe[]> {
  const active = { role: 'administrator', isActive: true } as const;
  const user = await UserModel.findOne({ ...active, isVerified: true }).lean<UserRecord>();
  if (!user) return [];
  const token = signToken({ ...user, id: user._id.toHexString() }, SESSION_SECONDS);
  return [...ADMINISTRATION.map((path) => ({ path, token })), ...(await ofResume(token))];
}

async function ofResume(token: string): Promise<Probe[]> {
  const application = await ApplicationModel.findOne().sort({ appliedAt: -1 }).select('resumeId').lean();
  const resume = application && (await ResumeModel.findById(application.resumeId).lean<ResumeRecord>());
  if (!resume) return [];
  return [{ path: `/api/users/resume/${resume._id.toHexString()}`, token, bytes: resume.size }];
}

/**
 * Returns probes for the main pages and API calls, a listing, an administrator's pages and a sent resume. Signs the sessions with this
 * process's secret.
 */
export async function findProbes(): Promise<Probe[]> {
  await connect();
  return [...PUBLIC.map((path) => ({ path })), ...(await ofListing()), ...(await ofAdministrator())];
}
