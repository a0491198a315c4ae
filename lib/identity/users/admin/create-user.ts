import { Types } from 'mongoose';
import { refuseOwnWords } from '@/lib/identity/accounts/own-words';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { invitationTemplate } from '@/lib/identity/accounts/mail-templates';
import { enqueue } from '@/lib/platform/mail/outbox';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel } from '@/models/user';
import { auditFields, type ManagedUser } from './mapper';
import { newUser } from './schemas';
import { unlessTaken } from './taken';
import { withItsSurroundings } from './with-surroundings';

/** Creates a user and e-mails them a link to verify the address. Throws 422, and 409 for a taken e-mail or username. */
export async function createUser(
  actor: Actor,
  input: unknown,
): Promise<{ message: string; user: ManagedUser }> {
  const by = authorize(actor, 'user:create');
  const { password, ...person } = newUser.parse(input);
  refuseOwnWords('password', password, person);
  const _id = new Types.ObjectId();
  const passwordHash = await hashPassword(password);
  return withTransaction(() =>
    unlessTaken(person, _id, async () => {
      const facts = { ...person, passwordHash, createdBy: new Types.ObjectId(by.id) };
      const created = (await UserModel.create({ _id, ...facts })).toObject();
      const token = await issueToken('verify email', _id, person.email);
      await enqueue(invitationTemplate(person, token));
      await recordAuditEntry(by, {
        action: 'user created',
        target: userTarget(created),
        before: null,
        after: auditFields(created),
      });
      const user = await withItsSurroundings(created);
      const message = `The account is created. We’re sending ${person.email} a link to confirm the address.`;
      return keepResult({ message, user }, [_id]);
    }),
  );
}
