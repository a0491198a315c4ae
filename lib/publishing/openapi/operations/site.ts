import { z } from 'zod';
import { ownSite } from '@/lib/content/site-settings/read-site';
import { siteSettings } from '@/lib/content/site-settings/schemas';
import { messageAnd } from '../answers';
import { group } from '../operation';
import { path } from '@/lib/platform/format/answer-values';

export const SITE = group('Site', 'site:write', {
  'GET /api/admin/site': {
    who: 'site:read',
    summary: 'How the site looks, as administrators set it',
    answers: { 200: z.strictObject({ site: ownSite }) },
  },
  'PUT /api/admin/site': {
    summary: 'Set the tagline, the colour and the links; what is empty is as it was made',
    body: siteSettings,
    example: { tagline: 'First jobs for our graduates', colour: '#0b3d91', socials: '' },
    answers: { 200: messageAnd({ site: ownSite }) },
    alsoPost: {},
  },
  'POST /api/admin/site/logo': {
    once: true,
    summary: 'Upload a logo (JPEG, PNG or WebP; 2 MB); a small square of it is kept',
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['tooManyRequests'],
  },
  'GET /api/site/logo': {
    summary: 'The logo of the site, if it has one of its own',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
    failures: ['notFound'],
  },
  'POST /api/admin/site/logo/remove': {
    summary: 'Remove the logo',
  },
});
