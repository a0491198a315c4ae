import { EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { z } from 'zod';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { documentStorage } from '@/lib/platform/files/document-storage';
import { clearPending, discardPending } from '@/lib/platform/files/pending';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { EmployerModel, type EmployerRecord, type EvidenceRecord } from '@/models/employer';
import { requireOwned } from '@/lib/employers/records/find-own';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { recordChange } from './record-change';
import { toOwn } from '@/lib/employers/records/with-people';

/** Unreviewed documents per employer. */
const MAX_EVIDENCE = 6;

const TOO_MANY = `You’ve sent ${MAX_EVIDENCE} documents. Please wait until we’ve checked them.`;

const evidenceSchema = z.object({
  kind: z.enum(EVIDENCE_KINDS, { error: 'Choose the type of document' }),
});

/**
 * Accepts a PDF, DOC or DOCX of at most 2 MB. Throws 413, 415, 422, and 429. Throws 403 for members who are not owners, and 409 if there
 * is no profile or six documents are already waiting.
 */
export async function addEvidence(actor: Actor, upload: IncomingUpload): Promise<{ employer: OwnEmployer }> {
  const user = authorize(actor, 'employer:update-own');
  const { _id: ownerId, evidence } = await requireOwned(user);
  if (evidence.length >= MAX_EVIDENCE) throw new AppError('conflict', TOO_MANY);
  await limitRate('verify employer', null, user.id);
  const { kept, fields } = await upload.receive(documentStorage(ownerId, 'evidence'));
  try {
    const { kind } = evidenceSchema.parse(fields);
    const document = { ...kept, kind, at: new Date() };
    return await withTransaction(() => store(user, ownerId, document));
  } catch (error) {
    await discardPending(kept.fileId);
    throw error;
  }
}

async function store(user: SignedInUser, _id: EmployerRecord['_id'], document: EvidenceRecord) {
  const employer = await EmployerModel.findOneAndUpdate(
    { _id, [`evidence.${MAX_EVIDENCE - 1}`]: { $exists: false } },
    { $push: { evidence: document }, $set: { askedAt: document.at, refusal: null } },
    { returnDocument: 'after', runValidators: true },
  ).lean<EmployerRecord>();
  if (!employer) throw new AppError('conflict', TOO_MANY);
  await clearPending(document.fileId);
  await recordChange(user, { ...employer, evidence: employer.evidence.slice(0, -1) }, employer);
  return keepResult({ employer: await toOwn(employer, user.id) });
}
