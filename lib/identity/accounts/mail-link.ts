import { isKnownTo, readDevice } from '@/lib/platform/auth/device-cookie';
import { visitorNetwork } from '@/lib/platform/env/networks';
import { clientAddress } from '@/lib/platform/http/client-address';
import { enqueue, type Mail } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import type { AccountTokenRecord } from '@/models/account-token';
import { UserModel, type UserRecord } from '@/models/user';
import { mayMail, type Asker } from './may-mail';
import { QUIET_MS, takeAtLeast } from './timing-guard';
import { issueToken } from './tokens';

type Purpose = Parameters<typeof issueToken>[0];
type Write = (to: { firstName: string; email: string }, token: string) => Mail;

interface Filter {
  email: string;
  isActive: true;
  isVerified?: boolean;
}

interface LinkMail {
  purpose: Purpose;
  filter: Filter;
  write: Write;
  /** The sign-in that the link adds to the account. */
  identity?: AccountTokenRecord['identity'];
  request: { headers: Headers };
}

type Addressee = Pick<UserRecord, '_id' | 'firstName' | 'email' | 'deviceEpoch' | 'sessionVersion'>;

function askerOf({ headers }: { headers: Headers }, user: Addressee | null): Asker {
  const device = readDevice(headers);
  if (user && device && isKnownTo(device, user, new Date())) return { id: device.jti, isKnown: true };
  return { id: visitorNetwork(clientAddress({ headers })), isKnown: false };
}

async function send({ purpose, filter, write, identity, request }: LinkMail): Promise<void> {
  const user = await UserModel.findOne(filter)
    .select('firstName email deviceEpoch sessionVersion')
    .lean<Addressee>();
  if (!(await mayMail(purpose, filter.email, askerOf(request, user))) || !user) return;
  await withTransaction(async () => {
    const bound = identity && { identity, sessionVersion: user.sessionVersion };
    await enqueue(write(user, await issueToken(purpose, user._id, user.email, bound)));
  });
}

/** E-mails a link to the user that matches `filter`. Takes just as long if no user matches. */
export const mailLink = (mail: LinkMail): Promise<void> => takeAtLeast(QUIET_MS, send(mail));
