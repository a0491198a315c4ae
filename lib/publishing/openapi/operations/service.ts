import { z } from 'zod';
import { dataSaver } from '@/lib/platform/http/light-version';
import { group } from '../operation';

const jobs = z.strictObject({ done: z.array(z.string()), failed: z.array(z.string()) });
const state = z.strictObject({ status: z.string() });

const runJobs = {
  summary:
    'Sends the mails that are due and does the jobs whose time has come, where no process does so by itself',
  who: 'secret',
  answers: { 200: jobs, 500: jobs },
  failures: ['notFound'],
} as const;

export const SERVICE = group('Service', 'anybody', {
  'POST /api/data-saver': {
    summary: 'Public pages without script and pictures in this browser, or with them again, by a cookie',
    body: dataSaver,
    example: { saver: 'on' },
    answers: { 204: 'nothing' },
  },
  'GET /api/health': {
    summary: 'Whether the service and its database answer',
    answers: { 200: state, 503: state },
  },
  'GET /api/ready': {
    summary: 'Whether the service takes requests, and its database is one that this version can serve',
    answers: { 200: state, 503: state },
  },
  'GET /api/live': {
    summary: 'Whether the process answers',
    answers: { 200: state },
  },
  'GET /api/jobs/run': runJobs,
  'POST /api/jobs/run': runJobs,
  'GET /api/openapi.json': {
    summary: 'This contract',
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.0') }), 304: 'nothing' },
  },
});
