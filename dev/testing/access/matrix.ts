import type { Role } from '@/lib/vocabulary';

/**
 * Who is let in. `anybody`: nobody is asked who they are. `session`: anyone whose token is good, unverified and deactivated people too.
 * A list: active, verified users of these roles, and nobody else.
 */
export type Access = 'anybody' | 'session' | readonly Role[];

const signedIn: readonly Role[] = ['administrator', 'editor', 'employer', 'recent graduate'];
const office: readonly Role[] = ['administrator', 'editor'];
const administrator: readonly Role[] = ['administrator'];
const employer: readonly Role[] = ['employer'];
const graduate: readonly Role[] = ['recent graduate'];

/** One row for every page and endpoint. A new one without a row here fails the tests. */
export const ACCESS: Readonly<Record<string, Access>> = {
  'PAGE /': 'anybody',
  'PAGE /internships': 'anybody',
  'PAGE /internships/[industry]/page/[page]': 'anybody',
  'PAGE /internships/[industry]/[slug]': 'anybody',
  'PAGE /featured-internships/[slug]': 'anybody',
  'PAGE /career-tips': 'anybody',
  'PAGE /career-tips/[article]': 'anybody',
  'PAGE /contact-us': 'anybody',
  'PAGE /user-agreement': 'anybody',
  'PAGE /privacy-policy': 'anybody',
  'PAGE /register': 'anybody',
  'PAGE /login': 'anybody',
  'PAGE /verify-email/[token]': 'anybody',
  'PAGE /reset-password': 'anybody',
  'PAGE /reset-password/[token]': 'anybody',
  'PAGE /unauthorized': 'anybody',
  'PAGE /dashboard': signedIn,
  'PAGE /dashboard/profile': signedIn,
  'PAGE /dashboard/my-internships': graduate,
  'PAGE /dashboard/employer-internships': employer,
  'PAGE /dashboard/employer-internships/[internshipId]': employer,

  'GET /sitemap.xml': 'anybody',
  'GET /sitemaps/[piece]': 'anybody',
  'GET /api/health': 'anybody',
  'GET /api/ready': 'anybody',
  'GET /api/auth/[...nextauth]': 'anybody',
  'POST /api/auth/[...nextauth]': 'anybody',
  'POST /api/auth/register': 'anybody',
  'POST /api/auth/login': 'anybody',
  'POST /api/auth/logout': signedIn,
  'POST /api/auth/logout-everywhere': signedIn,
  'GET /api/auth/verify': 'session',
  'GET /api/auth/verify-email/[token]': 'anybody',
  'POST /api/auth/verify-email': 'anybody',
  'POST /api/auth/reset-password': 'anybody',
  'POST /api/auth/reset-password/[token]': 'anybody',
  'POST /api/contact': 'anybody',
  'GET /api/internships/[id]': 'anybody',
  'GET /api/internships/featured': 'anybody',
  'GET /api/internships/industry/[industryId]': 'anybody',
  'GET /api/internships/all': office,
  'POST /api/internships': office,
  'PUT /api/internships/[id]': office,
  'DELETE /api/internships/[id]': office,
  'POST /api/applications': signedIn,
  'GET /api/applications/my-applications': signedIn,
  'GET /api/users/me': signedIn,
  'POST /api/users/upload-resume': signedIn,
  'GET /api/users/resume/[resumeId]': signedIn,
  'GET /api/employer/my-internships': employer,
  'GET /api/employer/applicants/[internshipId]': employer,
  'GET /api/employer/download-resume/[userId]': employer,
  'PUT /api/employer/applications/[applicationId]/status': employer,
  'POST /api/employer/submit-internship': employer,
  'GET /api/employer/submissions': employer,
  'GET /api/admin': administrator,
  'POST /api/admin': administrator,
  'GET /api/admin/audit': administrator,
  'PUT /api/admin/updateuser/[id]': administrator,
  'PATCH /api/admin/[id]/activate': administrator,
  'DELETE /api/admin/deleteuser/[id]': administrator,
  'GET /api/admin/internship-submissions': administrator,
  'GET /api/admin/internship-submissions/[id]': administrator,
  'GET /api/admin/internship-submissions/[id]/download': administrator,
  'POST /api/admin/internship-submissions/[id]/approve': administrator,
  'POST /api/admin/internship-submissions/[id]/reject': administrator,
};
