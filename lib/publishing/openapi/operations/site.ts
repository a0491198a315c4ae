import { z } from 'zod';
import type { OwnSite } from '@/lib/content/site-settings/read-site';
import { siteSettings } from '@/lib/content/site-settings/schemas';
import { message, messageAnd } from '../answers';
import { ADMINISTRATOR, type Operation } from '../operation';
import { path } from '../values';

const tag = 'Site';

const ownSite = z.strictObject({
  tagline: z.string().nullable(),
  colour: z.string().nullable().meta({ description: '#rrggbb' }),
  socials: z.string().nullable().meta({ description: 'Links, with commas between them' }),
  logo: path.nullable(),
  byEnvironment: z
    .array(z.enum(['tagline', 'colour', 'socials']))
    .meta({ description: 'What a setting of the environment says, which goes before it' }),
  isNew: z.boolean().meta({ description: 'Nobody has set anything yet' }),
}) satisfies z.ZodType<OwnSite>;

const update = {
  tag,
  who: ADMINISTRATOR,
  body: siteSettings,
  example: { tagline: 'First jobs for our graduates', colour: '#0b3d91', socials: '' },
  answers: { 200: messageAnd({ site: ownSite }) },
  failures: ['malformed', 'invalid'],
} as const satisfies Partial<Operation>;

export const SITE: Operation[] = [
  {
    method: 'get',
    path: '/api/admin/site',
    tag,
    summary: 'How the site looks, as administrators set it',
    who: ADMINISTRATOR,
    answers: { 200: z.strictObject({ site: ownSite }) },
  },
  {
    method: 'put',
    path: '/api/admin/site',
    summary: 'Set the tagline, the colour and the links; what is empty is as it was made',
    ...update,
  },
  {
    method: 'post',
    path: '/api/admin/site',
    summary: 'The same for a form without script',
    ...update,
  },
  {
    method: 'post',
    path: '/api/admin/site/logo',
    once: true,
    tag,
    summary: 'Upload a logo (JPEG, PNG or WebP; 2 MB); a small square of it is kept',
    who: ADMINISTRATOR,
    form: { logo: 'file' },
    answers: { 200: messageAnd({ logo: path.nullable() }) },
    failures: ['malformed', 'tooLarge', 'unsupportedType', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/site/logo',
    tag,
    summary: 'The logo of the site, if it has one of its own',
    who: 'anybody',
    answers: { 200: { file: ['image/webp'] } },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/admin/site/logo/remove',
    tag,
    summary: 'Remove the logo',
    who: ADMINISTRATOR,
    answers: { 200: message },
  },
];
