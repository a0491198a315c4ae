import { z } from 'zod';
import { alertChangeSchema, alertSchema, linkChangeSchema } from '@/lib/search/alerts/schemas';
import { alert, messageAnd } from '../answers';
import { group } from '../operation';

const EXAMPLE = { search: { q: 'accountant', county: ['Nairobi City'], pay: 'paid' }, every: 'week' };

export const ALERTS = group('Alerts', 'alert:write', {
  'GET /api/users/alerts': {
    summary: 'Lists your alerts, newest first',
    answers: { 200: z.strictObject({ alerts: z.array(alert) }) },
  },
  'POST /api/users/alerts': {
    once: true,
    summary:
      'Creates an alert: an e-mail with new matches, daily or on Mondays at 6:30 Nairobi time. If the search already has an alert, changes how often it is sent (200). At most 20 alerts (409).',
    body: alertSchema,
    example: EXAMPLE,
    answers: { 201: messageAnd({ alert }), 200: messageAnd({ alert }) },
  },
  'PUT /api/users/alerts/{id}': {
    summary: 'Updates an alert: how often it is sent, and whether it is paused',
    body: alertChangeSchema,
    example: { every: 'week', paused: false },
    answers: { 200: messageAnd({ alert }) },
    alsoPost: { example: { paused: true } },
  },
  'DELETE /api/users/alerts/{id}': {
    summary: 'Deletes an alert',
    alsoPost: { path: '/api/users/alerts/{id}/remove' },
  },
  'GET /api/unsubscribe/alerts/{token}': {
    summary: 'Redirects from the link in an e-mail to the page for managing alerts. Changes nothing.',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  'POST /api/unsubscribe/alerts/{token}': {
    summary: 'Pauses all alerts of the person the e-mail went to (RFC 8058), or updates the given one',
    who: 'anybody',
    body: linkChangeSchema,
    example: {},
    failures: ['notFound'],
  },
});
