import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/platform/core/errors';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT_MESSAGES } from './upload-limits';
import { DOC, DOCX, PDF } from './document-types';
import type { FileInspector, FileKind } from './file-kind';
import { beginsLate, PdfEndReader } from './late-pdf';
import { isWordPackage } from './word-package';

/** The number of bytes that file-type needs. */
const HEAD_BYTES = 4100;

/** Checks a file whose first bytes are not conclusive. */
interface Family {
  take: (chunk: Uint8Array) => void;
  kind: () => Promise<FileKind | undefined>;
}

const pdf = (): Family => ({ take: () => undefined, kind: async () => PDF });

const latePdf = (): Family => {
  const reader = new PdfEndReader();
  return { take: (chunk) => reader.take(chunk), kind: async () => (reader.hasEnd ? PDF : undefined) };
};

const compound = (): Family => {
  const reader = new CompoundFileReader();
  return { take: (chunk) => reader.take(chunk), kind: async () => (reader.isDocument ? DOC : undefined) };
};

/** A ZIP's directory is at its end, so everything before it (at most 2 MB) is held in memory. */
const zip = (): Family => {
  const chunks: Uint8Array[] = [];
  return {
    take: (chunk) => void chunks.push(chunk),
    kind: async () => ((await isWordPackage(Buffer.concat(chunks))) ? DOCX : undefined),
  };
};

/** Families that file-type detects from the first bytes. It reports a DOCX whose content types come last as a plain ZIP. */
const FAMILIES: Record<string, () => Family> = {
  [PDF.contentType]: pdf,
  'application/x-cfb': compound,
  [DOCX.contentType]: zip,
  'application/zip': zip,
};

/** file-type detects audio from only two bytes, which may occur by chance. */
const ofChance = (mime: string): boolean => /^(?:audio|video)\//.test(mime);

async function familyOf(head: Buffer): Promise<Family | undefined> {
  const mime = (await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES)))?.mime;
  const known = mime === undefined ? undefined : FAMILIES[mime];
  if (known) return known();
  const isOther = mime !== undefined && !ofChance(mime);
  return !isOther && beginsLate(head) ? latePdf() : undefined;
}

const refused = () => new AppError('unsupportedType', DOCUMENT_MESSAGES.wrongType);

/** Accepts PDF, DOC and DOCX, judging only by their bytes. Throws 415 for other files. */
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
    const kind = await (this.family ?? (await this.decideFamily())).kind();
    if (!kind) throw refused();
    return kind;
  }

  private async decideFamily(): Promise<Family> {
    const head = Buffer.concat(this.head);
    this.head = [];
    const family = await familyOf(head);
    if (!family) throw refused();
    family.take(head);
    this.family = family;
    return family;
  }
}
