import { pdfFile } from '../data/documents';

export interface Attached {
  name: string;
  bytes: Buffer;
}

/** Returns an upload form with the other fields and, if there is a file, the file in `field`. */
export function fileForm(
  field: string,
  file: Attached | null,
  others: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [other, value] of Object.entries(others)) form.append(other, value);
  if (file) form.append(field, new File([new Uint8Array(file.bytes)], file.name));
  return form;
}

export const resumeForm = (bytes = pdfFile(), name = 'cv.pdf'): FormData =>
  fileForm('resume', { name, bytes });
