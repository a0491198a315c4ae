import type { Call } from '../form/call-with-progress';
import { sendLater } from '../form/send-later';
import { tellOtherAccount, tellSent, tellStopped, tellWaiting } from './tell-waiting';

/** `dropped`: someone logged in to another account while the change waited. */
export type Kept = 'kept' | 'refused' | 'dropped';

/** The change of a listing that is on its way to the account. */
interface UnderWay {
  wanted: boolean;
  /** Undefined if a call without a response may have changed it. */
  inAccount: boolean | undefined;
  isWaiting: boolean;
  isSent: boolean;
  stop: AbortController;
}

const underWay = new Map<string, UnderWay>();

/** Tells that a change no longer waits, unless another one does. */
function tellEnd(tell: () => void): void {
  if (![...underWay.values()].some(({ isWaiting }) => isWaiting)) tell();
}

const callFor = (id: string, isSaved: boolean) => (call: Call) =>
  // `keepalive` lets the request continue after the page is left.
  call(`/api/users/saved/${id}`, { method: isSaved ? 'PUT' : 'DELETE', keepalive: true }).then(
    ({ ok, status }) => ({ ok, status }),
    () => ({ ok: false, status: 0 }),
  );

/** Makes calls until the account has what is wanted last. */
async function reach(id: string, change: UnderWay): Promise<Kept> {
  while (change.wanted !== change.inAccount) {
    const { wanted } = change;
    change.stop = new AbortController();
    const onWaiting = () => {
      change.isWaiting = true;
      tellWaiting();
    };
    const result = await sendLater(callFor(id, wanted), { signal: change.stop.signal, onWaiting });
    if ('stopped' in result) {
      if (result.isOtherAccount) return 'dropped';
      if (result.mayHaveArrived) change.inAccount = undefined;
    } else if (result.ok) {
      change.inAccount = wanted;
      change.isSent = true;
    } else return 'refused';
  }
  return 'kept';
}

/**
 * Saves a listing in the account, or removes it, also later, once there is a connection. A change before it that is still under way is
 * stopped, and undone if it may have arrived.
 */
export async function saveInAccount(id: string, isSaved: boolean): Promise<Kept> {
  const before = underWay.get(id);
  if (before) {
    before.wanted = isSaved;
    before.stop.abort();
    return 'kept';
  }
  const change: UnderWay = {
    wanted: isSaved,
    inAccount: !isSaved,
    isWaiting: false,
    isSent: false,
    stop: new AbortController(),
  };
  underWay.set(id, change);
  const kept = await reach(id, change);
  underWay.delete(id);
  if (kept === 'dropped') tellOtherAccount();
  else if (change.isWaiting) tellEnd(kept === 'kept' && change.isSent ? tellSent : tellStopped);
  return kept;
}
