/** Bytes: 2 MB, as the server counts them. */
export const LARGEST_RESUME = 2 * 1024 * 1024;

export const RESUME_ACCEPT = '.pdf,.doc,.docx';
export const RESUME_NOTE = 'Max file size: 2MB (PDF or Word)';

/** What is wrong with a chosen file, before it is sent; undefined when nothing is. The server looks at its bytes. */
export function resumeProblem(file: Pick<File, 'name' | 'size'> | null): string | undefined {
  if (!file || file.name === '') return 'Please select a file!';
  if (!/\.(pdf|docx?)$/i.test(file.name)) return 'Only PDF and Word documents are allowed';
  return file.size > LARGEST_RESUME ? 'File size exceeds 2MB limit' : undefined;
}
