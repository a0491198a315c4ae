import type { Actor } from '@/lib/platform/auth/actor';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { storedText } from '@/lib/platform/files/stored-text';
import { findViewedResume } from './find-viewed-resume';

/** Opens the PDF that was sent with an application, to be shown. Marks and throws as `findViewedResume`. */
export const viewResume = async (actor: Actor, input: { applicationId: unknown }): Promise<StoredFile> =>
  openFile(await findViewedResume(actor, input));

/** The text of the PDF that was sent with an application; null where there is none to read. Marks and throws as `findViewedResume`. */
export const readResumeText = async (
  actor: Actor,
  input: { applicationId: unknown },
): Promise<DocumentText | null> => storedText(await findViewedResume(actor, input));
