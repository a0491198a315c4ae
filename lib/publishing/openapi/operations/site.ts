import { z } from 'zod';
import { ownSite } from '@/lib/content/site-settings/read-site';
import { siteSettings } from '@/lib/content/site-settings/schemas';
import { messageAnd } from '../answers';
import { group } from '../operation';
import { path } from '@/lib/platform/format/answer-values';

export const SITE = group('Site', 'site:write', {
  'GET /api/admin/site': {
    who: 'site:read',
    summary: 'Retrieves the site’s appearance',
    answers: { 200: z.strictObject({ site: ownSite }) },
  },
  'PUT /api/admin/site': {
    summary: 'Updates the tagline, colour and links. Empty fields return to their defaults.',
    body: siteSettings,
    example: { tagline: 'First jobs for our graduates', colour: '#0b3d91', socials: '' },
    answers: { 200: messageAnd({ site: ownSite }) },
    alsoPost: {},
  },
  'POST /api/admin/site/logo': {
    once: true,
    summary: 'Uploads a logo (JPEG, PNG or WebP, 2 MB), stored as a small square',
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['tooManyRequests'],
  },
  'GET /api/site/logo': {
    summary: 'Retrieves the site’s logo, if it has its own',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
    failures: ['notFound'],
  },
  'POST /api/admin/site/logo/remove': {
    summary: 'Deletes the logo',
  },
});
