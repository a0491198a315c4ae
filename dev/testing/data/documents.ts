import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a valid one-page PDF. If `size` is given, a comment pads the file to that many bytes. */
export function pdfFile(text = 'Resume', size?: number): Buffer {
  const page = `BT /F1 24 Tf 72 720 Td (${text.replace(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = (start: number) =>
    `${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`;
  const padding = size === undefined ? 0 : size - body.length - end(0).length;
  if (padding > 0) body += `%${'p'.repeat(padding - 2)}\n`;
  return Buffer.from(body + end(body.length), 'latin1');
}

interface ZipOptions {
  /** The uncompressed size, in bytes, that the ZIP directory claims. */
  declared?: number;
  /** Compresses the entries. */
  deflate?: boolean;
}

const DEFLATED = 8;

/** Returns a zip file of these entries. */
export function zipFile(
  entries: Record<string, string | Buffer>,
  { declared, deflate = false }: ZipOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const path = Buffer.from(name);
    const plain = Buffer.from(content);
    const data = deflate ? deflateRawSync(plain) : plain;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    if (deflate) facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(plain.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const listed = Buffer.from(facts);
    if (declared !== undefined) listed.writeUInt32LE(declared, 18);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, data);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), listed, place, path);
    offset += 4 + facts.length + path.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Object.keys(entries).length, 4);
  end.writeUInt16LE(Object.keys(entries).length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

export const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const MACRO_MAIN = 'application/vnd.ms-word.document.macroEnabled.main+xml';
export const SHEET_MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

/** Returns the content types of an Office package with a main part of this type. */
export const contentTypes = (main: string, part = 'word/document.xml'): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${main}"/></Types>`;

export const WORD_PARTS = {
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Resume</w:t></w:r></w:p></w:body></w:document>',
};

const MACROS_TYPE = 'application/vnd.ms-office.vbaProject';
const MACROS_RELATION = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';
const OFFICE_RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the content types of a Word document that also declares a macro part. */
export const typesWithMacros = (part: string, type = MACROS_TYPE): string =>
  contentTypes(WORD_MAIN).replace(
    '</Types>',
    `<Override PartName="/${part}" ContentType="${type}"/></Types>`,
  );

const relation = (type: string, target: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${type}" Target="${target}"/></Relationships>`;

/** Returns a Word document's relationship to a macro part with this name. */
export const relationToMacros = (part: string): string => relation(MACROS_RELATION, part);

/** Returns a relationship of this kind from a Word document to `target`. */
export const relationTo = (kind: string, target: string): string =>
  relation(`${OFFICE_RELATION}/${kind}`, target);

/** Returns a Word document with its parts in Word's order: content types first. */
export const docxFile = (): Buffer =>
  zipFile({ '[Content_Types].xml': contentTypes(WORD_MAIN), ...WORD_PARTS });

/** Returns an Excel workbook like those that Word embeds for charts, with any additional parts. */
export const sheetFile = (parts: Record<string, string | Buffer> = {}): Buffer =>
  zipFile(
    {
      '[Content_Types].xml': contentTypes(SHEET_MAIN, 'xl/workbook.xml'),
      'xl/workbook.xml': '<x/>',
      ...parts,
    },
    { deflate: true },
  );

/**
 * Returns a compound file (the container format of DOC, XLS and MSI) with a stream of this name and these
 * storages.
 */
export function compoundFile(streamName: string, ...storages: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('D0CF11E0A1B11AE1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  const entry = (name: string, type: number) => {
    const bytes = Buffer.alloc(128);
    const text = Buffer.from(`${name}\0`, 'utf16le');
    text.copy(bytes);
    bytes.writeUInt16LE(text.length, 64);
    bytes[66] = type;
    return bytes;
  };
  return Buffer.concat([
    header,
    Buffer.alloc(512, 0xff),
    entry('Root Entry', 5),
    entry('1Table', 2),
    entry(streamName, 2),
    ...storages.map((name) => entry(name, 1)),
    Buffer.alloc(128),
    Buffer.alloc(4096, 0x20),
  ]);
}

/** Returns a compound file like that of a Word 97–2003 document. */
export const docFile = (): Buffer => compoundFile('WordDocument');
