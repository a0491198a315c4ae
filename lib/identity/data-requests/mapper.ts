import { z } from 'zod';
import { id, time } from '@/lib/platform/format/answer-values';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from '@/lib/platform/core/vocabulary';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { DataRequestRecord } from '@/models/data-request';
import { isOverdue } from './due';
import { isConfirmed } from './link';

export const dataRequest = z
  .strictObject({
    _id: id,
    kind: z.enum(DATA_REQUEST_KINDS),
    name: z.string().nullable().meta({ description: 'null, like the other details, after an erasure' }),
    email: z.string().nullable(),
    text: z.string().nullable(),
    state: z.enum(DATA_REQUEST_STATES),
    confirmed: z
      .boolean()
      .meta({ description: 'Whether the person proved that the address is theirs; false after an erasure' }),
    overdue: z.boolean(),
    dueAt: time,
    createdAt: time,
    answer: z.strictObject({ at: time, text: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'DataRequest' });

export type DataRequest = z.infer<typeof dataRequest>;

export const toDataRequest = (request: DataRequestRecord, now: Date): DataRequest => ({
  _id: request._id.toHexString(),
  kind: request.kind,
  name: request.name,
  email: request.email,
  text: request.text,
  state: request.state,
  confirmed: isConfirmed(request),
  overdue: request.state === 'open' && isOverdue(request.dueAt, now),
  dueAt: answeredMoment(request.dueAt),
  createdAt: answeredMoment(request.createdAt),
  answer: request.answer && { at: answeredMoment(request.answer.at), text: request.answer.text },
});
