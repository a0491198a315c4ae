import { pdfFile } from '../data/documents';

/** A file as somebody attaches it. */
export interface Attached {
  name: string;
  bytes: Buffer;
}

/** The form of a call that takes a file: its other fields, and the file, if there is one, in its own. */
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

/** The form a resume is uploaded with. */
export const resumeForm = (bytes = pdfFile(), name = 'cv.pdf'): FormData =>
  fileForm('resume', { name, bytes });
