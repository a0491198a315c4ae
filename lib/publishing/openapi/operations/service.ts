import { z } from 'zod';
import { dataSaver } from '@/lib/platform/http/light-version';
import type { Operation } from '../operation';

const tag = 'Service';
const jobs = z.strictObject({ done: z.array(z.string()), failed: z.array(z.string()) });
const state = z.strictObject({ status: z.string() });

export const SERVICE: Operation[] = [
  {
    method: 'post',
    path: '/api/data-saver',
    tag,
    summary: 'Public pages without script and pictures in this browser, or with them again, by a cookie',
    who: 'anybody',
    body: dataSaver,
    example: { saver: 'on' },
    answers: { 204: 'nothing' },
    failures: ['malformed', 'invalid'],
  },
  {
    method: 'get',
    path: '/api/health',
    tag,
    summary: 'Whether the service and its database answer',
    who: 'anybody',
    answers: { 200: state, 503: state },
  },
  {
    method: 'get',
    path: '/api/ready',
    tag,
    summary: 'Whether the service takes requests, and its database is one that this version can serve',
    who: 'anybody',
    answers: { 200: state, 503: state },
  },
  {
    method: 'get',
    path: '/api/live',
    tag,
    summary: 'Whether the process answers',
    who: 'anybody',
    answers: { 200: state },
  },
  ...(['get', 'post'] as const).map((method): Operation => ({
    method,
    path: '/api/jobs/run',
    tag,
    summary:
      'Sends the mails that are due and does the jobs whose time has come, where no process does so by itself',
    who: 'secret',
    answers: { 200: jobs, 500: jobs },
    failures: ['notFound'],
  })),
  {
    method: 'get',
    path: '/api/openapi.json',
    tag,
    summary: 'This contract',
    who: 'anybody',
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.0') }), 304: 'nothing' },
  },
];
