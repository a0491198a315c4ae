import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import type { StoredFile } from '@/lib/platform/files/open';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { readMe } from '@/lib/identity/users/read-me';
import type { OwnResume } from '@/lib/identity/users/mapper';
import { uploadResume } from '@/lib/identity/users/upload-resume';
import { cvLayout } from './cv-layout';
import { drawCv } from './cv-process';
import { isEnoughForCv } from './mapper';
import { readCareer } from './read-career';

async function drawOwn(actor: Actor, { id }: SignedInUser): Promise<{ fileName: string; pdf: Buffer }> {
  const [{ user }, { career }] = await Promise.all([readMe(actor), readCareer(actor)]);
  if (!isEnoughForCv(career)) {
    throw new AppError(
      'conflict',
      'Your profile is too short for a CV. Add your school or course, plus your skills, experience or a few words about you.',
    );
  }
  await limitRate('make CV', null, id);
  return {
    fileName: `CV ${user.firstName} ${user.lastName}.pdf`,
    pdf: await drawCv(cvLayout(user, career)),
  };
}

/** Makes a CV from the signed-in user's career profile. Throws 429, and 409 if the profile is too short. */
export async function downloadCv(actor: Actor): Promise<StoredFile> {
  const { fileName, pdf } = await drawOwn(actor, authorize(actor, 'career:read'));
  const stream = Readable.toWeb(Readable.from([pdf])) as ReadableStream<Uint8Array>;
  return { fileName, contentType: 'application/pdf', size: pdf.length, stream };
}

/** Makes a CV and stores it as the signed-in user's resume, like an upload. Throws 409, 429. */
export async function makeCvResume(actor: Actor): Promise<{ message: string; resume: OwnResume }> {
  const { fileName, pdf } = await drawOwn(actor, authorize(actor, 'resume:upload'));
  const { resume } = await uploadResume(actor, {
    receive: async ({ keep }) => ({ kept: await keep(Readable.from([pdf]), fileName), fields: {} }),
  });
  return { message: 'You’ll now apply with this CV.', resume };
}
