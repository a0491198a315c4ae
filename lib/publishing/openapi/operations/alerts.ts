import { z } from 'zod';
import { alertChangeSchema, alertSchema, linkChangeSchema } from '@/lib/search/alerts/schemas';
import { alert, messageAnd } from '../answers';
import { group } from '../operation';

const EXAMPLE = { search: { q: 'accountant', county: ['Nairobi City'], pay: 'paid' }, every: 'week' };

export const ALERTS = group('Alerts', 'alert:write', {
  'GET /api/users/alerts': {
    summary: 'One’s own alerts, the last one first',
    answers: { 200: z.strictObject({ alerts: z.array(alert) }) },
  },
  'POST /api/users/alerts': {
    once: true,
    summary:
      'Get the new listings of a search by mail, at 6:30 in Nairobi each day or each Monday; at most 20 alerts (409). For a search that has one, changes how often (200)',
    body: alertSchema,
    example: EXAMPLE,
    answers: { 201: messageAnd({ alert }), 200: messageAnd({ alert }) },
  },
  'PUT /api/users/alerts/{id}': {
    summary: 'Change how often an alert is sent, or pause it',
    body: alertChangeSchema,
    example: { every: 'week', paused: false },
    answers: { 200: messageAnd({ alert }) },
    alsoPost: { example: { paused: true } },
  },
  'DELETE /api/users/alerts/{id}': {
    summary: 'Remove an alert',
    alsoPost: { path: '/api/users/alerts/{id}/remove' },
  },
  'GET /api/unsubscribe/alerts/{token}': {
    summary: 'Open the page that changes the alerts of whoever has the link of a mail (303); changes nothing',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  'POST /api/unsubscribe/alerts/{token}': {
    summary: 'Pause all alerts of whoever has the link of a mail (RFC 8058), or change the one that is named',
    who: 'anybody',
    body: linkChangeSchema,
    example: {},
    failures: ['notFound'],
  },
});
