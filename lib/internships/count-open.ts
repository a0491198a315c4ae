import { connect } from '@/lib/db';
import { InternshipModel } from '@/models/internship';
import { live } from './visibility';

/** How many listings are open now, of one industry or of all. */
export async function countOpenInternships(input: { industryId?: number } = {}): Promise<number> {
  await connect();
  return InternshipModel.countDocuments({ ...input, ...live(new Date()) });
}
