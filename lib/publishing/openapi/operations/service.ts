import { z } from 'zod';
import { dataSaver } from '@/lib/platform/http/light-version';
import { group } from '../operation';

const jobs = z.strictObject({ done: z.array(z.string()), failed: z.array(z.string()) });
const state = z.strictObject({ status: z.string() });

const runJobs = {
  summary: 'Sends due e-mails and runs due jobs, if the service does not do so on its own',
  who: 'secret',
  answers: { 200: jobs, 500: jobs },
  failures: ['notFound'],
} as const;

export const SERVICE = group('Service', 'anybody', {
  'POST /api/data-saver': {
    summary:
      'Turns data saver on or off in this browser, with a cookie. It omits scripts and pictures from public pages.',
    body: dataSaver,
    example: { saver: 'on' },
    answers: { 204: 'nothing' },
  },
  'GET /api/health': {
    summary: 'Checks that the service and its database respond',
    answers: { 200: state, 503: state },
  },
  'GET /api/ready': {
    summary: 'Checks that the service accepts requests and its database fits this version',
    answers: { 200: state, 503: state },
  },
  'GET /api/live': {
    summary: 'Checks that the process responds',
    answers: { 200: state },
  },
  'GET /api/jobs/run': runJobs,
  'POST /api/jobs/run': runJobs,
  'GET /api/openapi.json': {
    summary: 'Retrieves the OpenAPI document',
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.0') }), 304: 'nothing' },
  },
});
