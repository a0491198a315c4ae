import type { FileKind } from './file-kind';

export const PDF: FileKind = { contentType: 'application/pdf', extension: 'pdf' };
export const DOC: FileKind = { contentType: 'application/msword', extension: 'doc' };
export const DOCX: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

const DOCUMENTS: readonly FileKind[] = [PDF, DOC, DOCX];

/** Content types under which documents are accepted and served. */
export const DOCUMENT_TYPES: readonly string[] = DOCUMENTS.map(({ contentType }) => contentType);

/** Includes the dot. */
export const DOCUMENT_ENDINGS: readonly string[] = DOCUMENTS.map(({ extension }) => `.${extension}`);
