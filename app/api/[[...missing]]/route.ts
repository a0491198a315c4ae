import { randomUUID } from 'node:crypto';
import { answerToError } from '@/lib/platform/http/answers';
import { AppError } from '@/lib/platform/core/errors';
import { NO_SUCH_CALL } from '@/lib/platform/http/no-such-call';
import { currentRequest } from '@/lib/platform/log/request-context';

/** Responds to unknown API paths with 404, without using the database. Next.js derives HEAD from GET. */
const missing = (): Response =>
  answerToError(new AppError('notFound', NO_SUCH_CALL), currentRequest()?.id ?? randomUUID());

export const dynamic = 'force-dynamic';
export { missing as GET, missing as POST, missing as PUT, missing as PATCH, missing as DELETE };
export { missing as OPTIONS };
