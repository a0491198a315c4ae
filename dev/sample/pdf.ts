/** The size of an A4 page and the position of the text, in points. */
const PAGE = { width: 595, height: 842, left: 60, top: 780 };

/** Encodes text as a PDF string in Latin-1. Letters that Latin-1 does not support lose their accents. */
function encode(text: string): string {
  const latin = [...text.normalize('NFC').replace(/[‘’]/g, "'")]
    .map((letter) => (letter <= 'ÿ' ? letter : letter.normalize('NFKD').replace(/[^ -~]/g, '')))
    .join('');
  return latin.replace(/[\\()]/g, '\\$&');
}

/** Creates a one-page PDF file with a title and lines of text below it. */
export function onePagePdf(title: string, text: readonly string[]): Buffer {
  const shown = text.map((line) => `(${encode(line)}) Tj T*`).join('\n');
  const content = `BT /F1 20 Tf ${PAGE.left} ${PAGE.top} Td (${encode(title)}) Tj /F1 11 Tf 17 TL T* T*\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}`,
    'latin1',
  );
}
