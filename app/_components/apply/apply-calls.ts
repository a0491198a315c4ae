import { applyPath } from '@/lib/internships/listings/apply-path';
import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import { GOES_ON } from '@/lib/applications/status/status-transitions';
import type { OwnResume, OwnUser } from '@/lib/identity/users/mapper';
import { formKeys } from '../form/form-key';
import type { Later } from '../form/form-submit';
import { send } from '../form/send';
import { sendLater } from '../form/send-later';
import { remember } from './marks';
import { openApplyLink } from './open-apply-link';
import type { ApplyTarget, Taken } from './use-apply';

const NOT_OPENED = 'Your application wasn’t saved, so we didn’t open the employer’s page.';

const keys = formKeys();

/** Fetches the user's resume. Sends visitors to the login page, which leads to the application's own page. */
export async function readResume({ _id }: ApplyTarget): Promise<Taken> {
  const sent = await send<{ user: OwnUser }>('/api/users/me', { method: 'GET', wayBack: applyPath(_id) });
  if (sent.ok) return { name: 'resume', current: sent.body.user.resume };
  return sent.leaving ? 'leaving' : { problem: sent.message };
}

/**
 * Records an application, also later, once there is a connection. Then opens the employer's link, unless an earlier application has already
 * ended, or the application has waited: a browser blocks tabs that no click opened.
 */
export async function sendApplication(
  { _id, applyLink }: ApplyTarget,
  resume: OwnResume,
  onLater: (later: Later) => void,
): Promise<Taken> {
  const json = { internshipId: _id, resumeId: resume._id };
  const key = keys.keyFor({ json });
  const stop = new AbortController();
  let hasWaited = false;
  const onWaiting = () => {
    hasWaited = true;
    onLater({ stopped: false, stop: () => stop.abort() });
  };
  const sent = await sendLater(
    (call) =>
      send<{ message: string; application: ApplicationFacts }>('/api/applications', {
        json,
        key,
        call,
        wayBack: applyPath(_id),
      }),
    { signal: stop.signal, onWaiting },
  );
  if ('stopped' in sent) return sent;
  if (!sent.ok) return sent.leaving ? 'leaving' : { problem: `${sent.message} ${NOT_OPENED}` };
  const { message, application } = sent.body;
  remember(application);
  if (!GOES_ON.includes(application.status)) return { problem: message };
  const again = sent.status === 200;
  if (hasWaited) return { name: 'sent', again, opened: false, waitedUntil: application.appliedAt };
  return { name: 'sent', again, opened: openApplyLink(applyLink) };
}
