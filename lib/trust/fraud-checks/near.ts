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

/** True if the words differ by one changed, added or missing letter, or by two adjacent letters that are swapped. */
export const isNear = (one: string, other: string): boolean =>
  isOneEditAway(one, other) || isSwapped(one, other);
