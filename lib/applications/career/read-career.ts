import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { CareerModel, type CareerRecord } from '@/models/career';
import { completenessOf, isEnoughForCv, toCareer, type Career, type Completeness } from './mapper';

export interface OwnCareer {
  career: Career;
  complete: Completeness;
  /** Whether the profile is complete enough for a CV. */
  hasCv: boolean;
}

/** Returns an empty profile until the user saves one. */
export async function readCareer(actor: Actor): Promise<OwnCareer> {
  const { id } = authorize(actor, 'career:read');
  const career = toCareer(await CareerModel.findById(new Types.ObjectId(id)).lean<CareerRecord>());
  return { career, complete: completenessOf(career), hasCv: isEnoughForCv(career) };
}
