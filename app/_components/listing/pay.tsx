import { stipendText } from '@/lib/internships/listings/stipend';
import type { Stipend } from '@/lib/internships/listings/mapper';

/** The pay of a listing, for places without a label. */
export function Pay({ stipend }: { stipend: Stipend }) {
  const text = stipendText(stipend);
  return text === 'Not stated' ? <span className="text-muted">Pay not stated</span> : text;
}
