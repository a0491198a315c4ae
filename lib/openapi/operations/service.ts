import { z } from 'zod';
import type { Operation } from '../operation';

const tag = 'Service';
const state = z.strictObject({ status: z.string() });

export const SERVICE: Operation[] = [
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
    summary: 'Whether the service takes requests',
    who: 'anybody',
    answers: { 200: state },
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    tag,
    summary: 'This contract',
    who: 'anybody',
    answers: { 200: z.looseObject({ openapi: z.literal('3.1.0') }) },
  },
];
