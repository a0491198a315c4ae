import { z } from 'zod';
import { ownSession } from '@/lib/identity/accounts/sessions/list-sessions';
import { passwordChange } from '@/lib/identity/accounts/schemas';
import { messageAnd } from '../answers';
import { group } from '../operation';

const goesOn = messageAnd({ token: z.string().meta({ description: 'To send from now on' }) });

export const SESSIONS = group('Accounts and sessions', 'profile:update', {
  'POST /api/auth/change-password': {
    summary:
      'Change one’s password with the current one; every other session ends, this one goes on by a new token',
    body: passwordChange,
    example: { currentPassword: 'Karibu#2026', newPassword: 'Mpya#2026x' },
    answers: { 200: goesOn },
    failures: ['tooManyRequests'],
  },
  'GET /api/users/sessions': {
    summary: 'Where one is logged in: this session, and the newest others',
    answers: { 200: z.strictObject({ sessions: z.array(ownSession), total: z.int().min(1) }) },
  },
  'POST /api/users/sessions/{id}/end': {
    summary: 'End another session of one’s own',
    failures: ['conflict'],
  },
  'POST /api/users/sessions/end-others': {
    summary: 'End every session but this one, which goes on by a new token',
    answers: { 200: goesOn },
  },
});
