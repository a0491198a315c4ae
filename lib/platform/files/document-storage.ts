import type { Types } from 'mongoose';
import { removeFile } from './remove';
import { DocumentInspector } from './sniff-document-type';
import { storeFile, type FileFacts } from './store';
import type { UploadStorage } from './upload-engine';
import { withVirusScan } from './virus-scan';

/** Stores an uploaded PDF, DOC or DOCX. */
export const documentStorage = (
  ownerId: Types.ObjectId,
  purpose: 'resume' | 'evidence' | 'submission',
): UploadStorage<FileFacts> => ({
  keep: (bytes, givenName) =>
    storeFile(bytes, { givenName, ownerId, purpose }, withVirusScan(new DocumentInspector())),
  discard: ({ fileId }) => removeFile(fileId),
});
