import { z } from 'zod';
import { ownSession } from '@/lib/identity/accounts/sessions/list-sessions';
import { passwordChange } from '@/lib/identity/accounts/schemas';
import { messageAnd } from '../answers';
import { group } from '../operation';

const goesOn = messageAnd({ token: z.string().meta({ description: 'The token to send from now on' }) });

export const SESSIONS = group('Accounts and sessions', 'profile:update', {
  'POST /api/auth/change-password': {
    summary: 'Changes your password. Every other session ends; this one continues with a new token.',
    body: passwordChange,
    example: { currentPassword: 'Karibu#2026', newPassword: 'Mpya#2026x' },
    answers: { 200: goesOn },
    failures: ['tooManyRequests'],
  },
  'GET /api/users/sessions': {
    summary: 'Lists your sessions: this one, and the newest others',
    answers: { 200: z.strictObject({ sessions: z.array(ownSession), total: z.int().min(1) }) },
  },
  'POST /api/users/sessions/{id}/end': {
    summary: 'Ends another of your sessions',
    failures: ['conflict'],
  },
  'POST /api/users/sessions/end-others': {
    summary: 'Ends every session except this one, which continues with a new token',
    answers: { 200: goesOn },
  },
});
