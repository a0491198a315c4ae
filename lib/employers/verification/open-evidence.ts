import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { EMPLOYER_NOT_FOUND } from '@/lib/employers/records/messages';
import { auditTarget } from '@/lib/employers/records/find-reviewed';

const GONE = 'That document is no longer available.';

/** Opens an employer's document for an administrator, and audits this. Throws 404. */
export async function openEvidence(
  actor: Actor,
  input: { id: unknown; fileId: unknown },
): Promise<StoredFile> {
  const by = authorize(actor, 'employer:review');
  const fileId = objectId(input.fileId, GONE);
  const employer = await EmployerModel.findById(
    objectId(input.id, EMPLOYER_NOT_FOUND),
  ).lean<EmployerRecord>();
  const document = employer?.evidence.find((one) => one.fileId.equals(fileId));
  if (!employer || !document) throw new AppError('notFound', GONE);
  const { kind, fileName } = document;
  await withTransaction(() =>
    recordAuditEntry(by, {
      action: 'employer document downloaded',
      target: auditTarget(employer),
      before: null,
      after: { kind, fileName },
    }),
  );
  return openFile(document);
}
