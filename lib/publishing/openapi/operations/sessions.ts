import { z } from 'zod';
import { passwordChange } from '@/lib/identity/accounts/schemas';
import type { OwnSession } from '@/lib/identity/accounts/sessions/list-sessions';
import { message, messageAnd } from '../answers';
import { EVERYBODY, type Operation } from '../operation';
import { time } from '../values';

const tag = 'Accounts and sessions';

const ownSession = z
  .strictObject({
    _id: z.uuid(),
    browser: z.string().meta({ description: 'As in “Firefox on Android”' }),
    startedAt: time,
    expiresAt: time,
    isCurrent: z.boolean().meta({ description: 'It is the session of the call' }),
  })
  .meta({ id: 'Session' }) satisfies z.ZodType<OwnSession>;

const goesOn = messageAnd({ token: z.string().meta({ description: 'To send from now on' }) });

export const SESSIONS: Operation[] = [
  {
    method: 'post',
    path: '/api/auth/change-password',
    tag,
    summary:
      'Change one’s password with the current one; every other session ends, this one goes on by a new token',
    who: EVERYBODY,
    body: passwordChange,
    example: { currentPassword: 'Karibu#2026', newPassword: 'Mpya#2026x' },
    answers: { 200: goesOn },
    failures: ['malformed', 'invalid', 'tooManyRequests'],
  },
  {
    method: 'get',
    path: '/api/users/sessions',
    tag,
    summary: 'Where one is logged in: this session, and the newest others',
    who: EVERYBODY,
    answers: { 200: z.strictObject({ sessions: z.array(ownSession), total: z.int().min(1) }) },
  },
  {
    method: 'post',
    path: '/api/users/sessions/{id}/end',
    tag,
    summary: 'End another session of one’s own',
    who: EVERYBODY,
    answers: { 200: message },
    failures: ['notFound', 'conflict'],
  },
  {
    method: 'post',
    path: '/api/users/sessions/end-others',
    tag,
    summary: 'End every session but this one, which goes on by a new token',
    who: EVERYBODY,
    answers: { 200: goesOn },
  },
];
