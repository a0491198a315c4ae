import { z } from 'zod';
import { alertChangeSchema, alertSchema, linkChangeSchema } from '@/lib/search/alerts/schemas';
import { alert, message, messageAnd } from '../answers';
import { EVERYBODY, type Operation } from '../operation';

const tag = 'Alerts';
const who = EVERYBODY;
const EXAMPLE = { search: { q: 'accountant', county: ['Nairobi City'], pay: 'paid' }, every: 'week' };

export const ALERTS: Operation[] = [
  {
    method: 'get',
    path: '/api/users/alerts',
    tag,
    summary: 'One’s own alerts, the last one first',
    who,
    answers: { 200: z.strictObject({ alerts: z.array(alert) }) },
  },
  {
    method: 'post',
    path: '/api/users/alerts',
    once: true,
    tag,
    summary:
      'Get the new listings of a search by mail, at 6:30 in Nairobi each day or each Monday; at most 20 alerts (409). For a search that has one, changes how often (200)',
    who,
    body: alertSchema,
    example: EXAMPLE,
    answers: { 201: messageAnd({ alert }), 200: messageAnd({ alert }) },
    failures: ['malformed', 'conflict', 'invalid'],
  },
  {
    method: 'put',
    path: '/api/users/alerts/{id}',
    tag,
    summary: 'Change how often an alert is sent, or pause it',
    who,
    body: alertChangeSchema,
    example: { every: 'week', paused: false },
    answers: { 200: messageAnd({ alert }) },
    failures: ['malformed', 'notFound', 'invalid'],
  },
  {
    method: 'post',
    path: '/api/users/alerts/{id}',
    tag,
    summary: 'The same for a form without script',
    who,
    body: alertChangeSchema,
    example: { paused: true },
    answers: { 200: messageAnd({ alert }) },
    failures: ['malformed', 'notFound', 'invalid'],
  },
  {
    method: 'delete',
    path: '/api/users/alerts/{id}',
    tag,
    summary: 'Remove an alert',
    who,
    answers: { 200: message },
    failures: ['notFound'],
  },
  {
    method: 'post',
    path: '/api/users/alerts/{id}/remove',
    tag,
    summary: 'The same for a form without script',
    who,
    answers: { 200: message },
    failures: ['notFound'],
  },
  {
    method: 'get',
    path: '/api/unsubscribe/alerts/{token}',
    tag,
    summary: 'Open the page that changes the alerts of whoever has the link of a mail (303); changes nothing',
    who: 'anybody',
    answers: { 303: 'nothing' },
  },
  {
    method: 'post',
    path: '/api/unsubscribe/alerts/{token}',
    tag,
    summary: 'Pause all alerts of whoever has the link of a mail (RFC 8058), or change the one that is named',
    who: 'anybody',
    body: linkChangeSchema,
    example: {},
    answers: { 200: message },
    failures: ['malformed', 'notFound', 'invalid'],
  },
];
