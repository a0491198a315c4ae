import type { FileKind } from './file-kind';

export const PDF: FileKind = { contentType: 'application/pdf', extension: 'pdf' };
export const DOC: FileKind = { contentType: 'application/msword', extension: 'doc' };
export const DOCX: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

/** Content types of the documents that are taken, and so given out. */
export const DOCUMENT_TYPES: readonly string[] = [PDF, DOC, DOCX].map(({ contentType }) => contentType);
