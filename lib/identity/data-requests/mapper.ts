import type { DataRequestKind, DataRequestState } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { DataRequestRecord } from '@/models/data-request';
import { isOverdue } from './due';

export interface DataRequest {
  _id: string;
  kind: DataRequestKind;
  /** Null, like the address and the text, once an erasure was carried out. */
  name: string | null;
  email: string | null;
  text: string | null;
  state: DataRequestState;
  overdue: boolean;
  dueAt: AnsweredMoment;
  createdAt: AnsweredMoment;
  answer: { at: AnsweredMoment; text: string | null } | null;
}

export const toDataRequest = (request: DataRequestRecord, now: Date): DataRequest => ({
  _id: request._id.toHexString(),
  kind: request.kind,
  name: request.name,
  email: request.email,
  text: request.text,
  state: request.state,
  overdue: request.state === 'open' && isOverdue(request.dueAt, now),
  dueAt: answeredMoment(request.dueAt),
  createdAt: answeredMoment(request.createdAt),
  answer: request.answer && { at: answeredMoment(request.answer.at), text: request.answer.text },
});
