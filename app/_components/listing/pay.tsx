import { stipendText } from '@/lib/internships/listings/stipend';
import type { Stipend } from '@/lib/internships/listings/mapper';

/** The pay of a listing where nothing says that it is the pay. */
export function Pay({ stipend }: { stipend: Stipend }) {
  const text = stipendText(stipend);
  return text === 'Not stated' ? <span className="text-muted">Pay not stated</span> : text;
}
