import { applyPath } from '@/lib/internships/listings/apply-path';
import type { ApplicationFacts } from '@/lib/applications/records/mapper';
import { GOES_ON } from '@/lib/applications/status/status-transitions';
import type { OwnResume, OwnUser } from '@/lib/identity/users/mapper';
import { formKeys } from '../form/form-key';
import { send } from '../form/send';
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

/** Records an application, then opens the employer's link, unless an earlier application has already ended. */
export async function sendApplication({ _id, applyLink }: ApplyTarget, resume: OwnResume): Promise<Taken> {
  const json = { internshipId: _id, resumeId: resume._id };
  const key = keys.keyFor({ json });
  const sent = await send<{ message: string; application: ApplicationFacts }>('/api/applications', {
    json,
    key,
    wayBack: applyPath(_id),
  });
  if (!sent.ok) return sent.leaving ? 'leaving' : { problem: `${sent.message} ${NOT_OPENED}` };
  const { message, application } = sent.body;
  remember(application);
  if (!GOES_ON.includes(application.status)) return { problem: message };
  return { name: 'sent', again: sent.status === 200, opened: openApplyLink(applyLink) };
}
