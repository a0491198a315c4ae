export type JourneyRole = 'recent graduate' | 'employer';

/** Somebody on the way, as they must be by all that went before. */
export interface Traveller {
  role: JourneyRole;
  username: string;
  /** Of the link in the mail; those who were verified before the journey have none. */
  link?: string;
  id?: string;
  token?: string;
  /** Ended by a deactivation since it was given. */
  isTokenOld: boolean;
  isVerified: boolean;
  isActive: boolean;
  isDeleted: boolean;
  /** How often this person tried to log in when there was no account any more. */
  vainLogins?: number;
  resumeId?: string;
}

export interface Submitted {
  id: string;
  by: Traveller;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  internshipId?: string;
  isDeleted: boolean;
  /** Who applied, and whether the employer has seen it. */
  applications: { id: string; by: Traveller; isViewed: boolean }[];
}

/** What must be true by all steps so far. */
export interface World {
  people: Traveller[];
  submissions: Submitted[];
}

/** One step of a journey. */
export interface Step {
  isPossible: (world: World) => boolean;
  take: (world: World) => Promise<void>;
  toString: () => string;
}

/** Why a call of this person is refused before it is looked at; undefined when it is not. */
export function barred(who: Traveller, role?: JourneyRole): number | undefined {
  if (!who.token || who.isDeleted) return 401;
  if (!who.isActive) return 403;
  if (who.isTokenOld) return 401;
  return role && who.role !== role ? 403 : undefined;
}

export const pick = <T>(list: T[], number: number): T => {
  const one = list[number % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Three times of four one that the step leads somewhere with, else any. */
export const choose = <T>(list: T[], number: number, fits: (one: T) => boolean): T => {
  const fitting = number % 4 === 0 ? [] : list.filter(fits);
  return pick(fitting.length > 0 ? fitting : list, number);
};

export const hasPeople = ({ people }: World): boolean => people.length > 0;
export const listingsOf = ({ submissions }: World): Submitted[] =>
  submissions.filter(({ internshipId }) => internshipId);
export const hasListings = (world: World): boolean => listingsOf(world).length > 0;
