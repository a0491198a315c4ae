import { Types } from 'mongoose';
import { currentRequest } from '@/lib/platform/log/request-context';
import { EmployerModel, type EmployerRecord } from '@/models/employer';

/** A condition on the account that a listing, an application or a submission belongs to. */
export type OwnAccounts = Types.ObjectId | { $in: Types.ObjectId[] };

/** Of the requests under way: a page asks several times whose listings it may show. */
const known = new WeakMap<object, Map<string, Promise<OwnAccounts>>>();

/**
 * The accounts whose listings, submissions and applications this one manages: those of all members of its employer, or its own alone.
 * Takes the id of the account; reads
 * them once in a request.
 */
export function accountsOf(userId: string): Promise<OwnAccounts> {
  const request = currentRequest();
  if (!request) return readAccounts(userId);
  const ofRequest = known.get(request) ?? new Map<string, Promise<OwnAccounts>>();
  known.set(request, ofRequest);
  const accounts = ofRequest.get(userId) ?? readAccounts(userId);
  ofRequest.set(userId, accounts);
  return accounts;
}

async function readAccounts(userId: string): Promise<OwnAccounts> {
  const _id = new Types.ObjectId(userId);
  const employer = await EmployerModel.findOne({ 'members.userId': _id })
    .select('members')
    .lean<Pick<EmployerRecord, 'members'>>();
  const ids = employer?.members.map((member) => member.userId) ?? [];
  return ids.length > 1 ? { $in: ids } : _id;
}
