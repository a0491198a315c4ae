import { isOneEditAway } from './one-edit';

function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** True if one changed, added, missing or swapped letter turns one word into the other. */
export const isNear = (one: string, other: string): boolean =>
  isOneEditAway(one, other) || isSwapped(one, other);
