import type { Applied } from '@/lib/applications/apply/find-applied';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnWaiting } from '@/lib/internships/submissions/read-own-waiting';
import type { UserRow } from '../../dashboard/users/user-rows';

/** The time at which all states are shown. */
export const NOW = new Date('2026-11-25T09:00:00Z');

export const LISTING: PublicInternship = {
  _id: '000000000000000000000001',
  title: 'Solar Installation Intern',
  company: 'Jua Kali Energy',
  kind: 'internship',
  industryId: 12,
  location: 'Kisumu',
  county: 'Kisumu',
  remote: false,
  duration: '3 months',
  stipend: { kind: 'paid', min: 20_000, max: 25_000 },
  applicationDeadline: '2026-11-28T20:59:59.000Z',
  isFeatured: false,
  applyLink: 'mailto:hr@juakali.example',
  descriptionIntroHeading: '',
  descriptionParagraph: 'Put panels on roofs.',
  howToApply: '',
  whyJoinUs: [],
  yourRole: [],
  whatWeLookFor: [],
  niceToHaveSkills: [],
  perksAndBenefits: [],
  path: '/internships/energy-environment/solar-installation-intern',
  featuredSlug: 'jua-kali-energy-solar-installation-intern',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  status: 'Open',
};

export const CLOSED: PublicInternship = {
  ...LISTING,
  applicationDeadline: '2026-11-20T20:59:59.000Z',
  status: 'Closed',
};

/** A listing with long but realistic text. */
export const LONG: PublicInternship = {
  ...LISTING,
  _id: '000000000000000000000002',
  title:
    'Graduate Trainee, Telecommunications Infrastructure Maintenance and Community Outreach Programme (Western)',
  company: 'Shirika la Maendeleo ya Teknolojia na Mawasiliano Vijijini Kenya Limited',
  location: 'Ofisi za Mkoa, Barabara ya Jomo Kenyatta, karibu na Soko la Kibuye, Kisumu',
  isFeatured: true,
};

export const MANY: readonly PublicInternship[] = Array.from({ length: 10 }, (_, at) => ({
  ...LISTING,
  _id: String(at + 1).padStart(24, '0'),
  title: `Solar Installation Intern ${at + 1}`,
}));

export const APPLIED: Applied = {
  internshipId: LISTING._id,
  appliedAt: '2026-11-24T09:00:00.000Z',
  status: 'applied',
  withdrawnAt: null,
};

export const REJECTED: OwnWaiting = {
  pending: 1,
  rejected: 1,
  toCorrect: [
    {
      _id: '000000000000000000000003',
      title: LISTING.title,
      comments: 'Please say what the intern will do.',
    },
  ],
};

/** A deactivated and locked-out user with long names. */
export const LONG_USER: UserRow = {
  _id: '000000000000000000000004',
  firstName: 'Christopher Emmanuel',
  lastName: 'Wekesa Barasa-Odhiambo',
  username: 'christopher.wekesa.barasa',
  email: 'christopher.emmanuel.wekesa@a-very-long-name-of-a-company.co.ke',
  phoneNumber: '+254 700 000 000',
  role: 'recent graduate',
  isActive: false,
  isVerified: false,
  isLocked: true,
  createdAt: '2026-11-20T09:00:00.000Z',
  createdOn: 'Nov 20, 2026',
  createdBy: { firstName: 'Wanjiru', lastName: 'Kamau-Odhiambo' },
};
