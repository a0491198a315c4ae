import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '@/lib/platform/core/errors';
import { CompoundFileReader } from './compound-file';
import { DOCUMENT_MESSAGES } from './upload-limits';
import { DOC, DOCX, PDF } from './document-types';
import type { FileInspector, FileKind } from './file-kind';
import { beginsLate, PdfEndReader } from './late-pdf';
import { isWordPackage } from './word-package';

/** Bytes: as many as file-type asks for to tell one format from another. */
const HEAD_BYTES = 4100;

/** Looks beyond the first bytes, where they alone do not tell. */
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

/** What is in a zip is only known from its end: it is kept until then, 2 MB at most. */
const zip = (): Family => {
  const chunks: Uint8Array[] = [];
  return {
    take: (chunk) => void chunks.push(chunk),
    kind: async () => ((await isWordPackage(Buffer.concat(chunks))) ? DOCX : undefined),
  };
};

/** The families file-type tells by the first bytes; a DOCX whose list of contents comes last is a mere zip to it. */
const FAMILIES: Record<string, () => Family> = {
  [PDF.contentType]: pdf,
  'application/x-cfb': compound,
  [DOCX.contentType]: zip,
  'application/zip': zip,
};

/** Two bytes are enough for a sound to file-type, and chance writes them, too. */
const ofChance = (mime: string): boolean => /^(?:audio|video)\//.test(mime);

/** The family of a file by its first bytes; undefined for one that nobody wants. */
async function familyOf(head: Buffer): Promise<Family | undefined> {
  const mime = (await fileTypeFromBuffer(head.subarray(0, HEAD_BYTES)))?.mime;
  const known = mime === undefined ? undefined : FAMILIES[mime];
  if (known) return known();
  const isOther = mime !== undefined && !ofChance(mime);
  return !isOther && beginsLate(head) ? latePdf() : undefined;
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
