import { z } from 'zod';
import { ownResume } from '@/lib/identity/users/mapper';
import { careerSchema } from '@/lib/applications/career/schemas';
import { career, completeness } from '@/lib/applications/career/mapper';
import { messageAnd } from '../answers';
import { group } from '../operation';

const hasCv = z.boolean().meta({ description: 'True if the profile is complete enough for a CV' });

/** A completed profile, sufficient for a CV. */
export const CAREER_EXAMPLE = {
  school: 'Maseno University',
  course: 'BSc Computer Science',
  year: 2026,
  county: 'Kisumu',
  about: 'I build small tools that people keep using.',
  skills: ['Excel', 'Customer care'],
  languages: ['English', 'Kiswahili', 'Dholuo'],
  links: ['https://example.co.ke/achieng'],
  experience: [
    { title: 'Attaché', place: 'Kisumu County', from: '2025-05', to: '2025-08', text: 'Mended the ledgers.' },
  ],
  studies: [{ school: 'Kisumu National Polytechnic', course: 'Diploma in ICT', from: 2019, to: 2021 }],
  certificates: [{ name: 'Cisco CCNA', issuer: 'Cisco Networking Academy', year: 2024 }],
  referees: [{ name: 'Peter Kamau', role: 'ICT Officer, Kisumu County', contact: 'p.kamau@kisumu.example' }],
};

export const CAREER = group('Career profile', 'career:write', {
  'GET /api/users/career': {
    summary: 'Retrieves your career profile, and which parts are filled in',
    answers: { 200: z.strictObject({ career, complete: completeness, hasCv }) },
  },
  'PUT /api/users/career': {
    summary: 'Replaces your career profile. Fields you leave out are cleared.',
    body: careerSchema,
    example: CAREER_EXAMPLE,
    answers: { 200: messageAnd({ career, complete: completeness, hasCv }) },
    alsoPost: {},
  },
  'GET /api/users/career/cv': {
    summary:
      'Creates a CV from your career profile: a tagged PDF of one page if it fits, otherwise two. Returns 409 if the profile is too short.',
    answers: { 200: { file: ['application/pdf'] } },
    failures: ['conflict', 'tooManyRequests'],
  },
  'POST /api/users/career/cv/use': {
    summary: 'Saves the CV as your resume, as if you had uploaded it',
    answers: { 201: messageAnd({ resume: ownResume }) },
    failures: ['conflict', 'tooManyRequests'],
  },
});
