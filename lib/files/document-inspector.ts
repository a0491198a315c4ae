import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/errors';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT, DOCUMENT_MESSAGES } from './document-rules';
import type { FileInspector, FileKind } from './file-kind';
import { ZipDirectory, type ZipEntry } from './zip-directory';

/** Bytes: as many as file-type asks for to tell one format from another. */
const HEAD_BYTES = 4100;

const PDF: FileKind = { contentType: 'application/pdf', extension: 'pdf' };
const DOC: FileKind = { contentType: 'application/msword', extension: 'doc' };
const DOCX: FileKind = {
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
};

/** Looks beyond the first bytes, where they alone do not tell. */
interface Family {
  take: (chunk: Uint8Array) => void;
  kind: () => FileKind | undefined;
}

const pdf = (): Family => ({ take: () => undefined, kind: () => PDF });

const compound = (): Family => {
  const reader = new CompoundFileReader();
  return { take: (chunk) => reader.take(chunk), kind: () => (reader.isDocument ? DOC : undefined) };
};

const zip = (): Family => {
  const directory = new ZipDirectory();
  return {
    take: (chunk) => directory.take(chunk),
    kind: () => (isWordPackage(directory.entries()) ? DOCX : undefined),
  };
};

/** The families file-type tells by the first bytes; a DOCX whose list of contents comes last is a mere zip to it. */
const FAMILIES: Record<string, () => Family> = {
  [PDF.contentType]: pdf,
  'application/x-cfb': compound,
  [DOCX.contentType]: zip,
  'application/zip': zip,
};

/** Bytes a document may take once unpacked; fifty times the longest file is far beyond any that somebody wrote. */
const LONGEST_UNPACKED = 50 * DOCUMENT.longest;

/** A Word package without macros that is no bomb, by its list of contents; nothing is ever unpacked. */
function isWordPackage(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name);
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return (
    unpacked <= LONGEST_UNPACKED &&
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith('word/')) &&
    !names.some((name) => name.startsWith('xl/') || name.startsWith('ppt/')) &&
    !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
  );
}

const refused = () => new AppError('unsupportedType', DOCUMENT_MESSAGES.wrongType);

/** Accepts PDF, DOC and DOCX, by their bytes and nothing else; throws 415 for the rest. */
export class DocumentInspector implements FileInspector {
  private head: Uint8Array[] = [];
  private headSize = 0;
  private family: Family | undefined;

  async take(chunk: Uint8Array): Promise<void> {
    if (this.family) return this.family.take(chunk);
    this.head.push(chunk);
    this.headSize += chunk.byteLength;
    if (this.headSize >= HEAD_BYTES) await this.decideFamily();
  }

  async finish(): Promise<FileKind> {
    const kind = (this.family ?? (await this.decideFamily())).kind();
    if (!kind) throw refused();
    return kind;
  }

  private async decideFamily(): Promise<Family> {
    const head = Buffer.concat(this.head);
    this.head = [];
    const type = await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES));
    const family = type && FAMILIES[type.mime]?.();
    if (!family) throw refused();
    family.take(head);
    this.family = family;
    return family;
  }
}
