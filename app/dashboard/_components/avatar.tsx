import clsx from 'clsx';
import { initialsOf } from '../navigation';

export interface AvatarProps {
  user: { firstName: string; lastName: string };
  /** The picture's URL; null shows the initials. */
  picture: string | null;
  /** `usual` is 40 px, `large` 96 px. */
  size?: 'usual' | 'large';
}

/** Hidden from screen readers, because the name is always beside it. */
export function Avatar({ user, picture, size = 'usual' }: AvatarProps) {
  const box = clsx('shrink-0 rounded-full', size === 'large' ? 'size-24' : 'size-10');
  if (picture !== null) {
    const pixels = size === 'large' ? 96 : 40;
    return (
      // The picture is small and private to its owner: there is nothing to optimise.
      // eslint-disable-next-line @next/next/no-img-element
      <img src={picture} alt="" width={pixels} height={pixels} className={clsx(box, 'object-cover')} />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={clsx(
        box,
        'bg-primary-soft text-link grid place-items-center font-semibold',
        size === 'large' ? 'text-lead' : 'text-small',
      )}
    >
      {initialsOf(user)}
    </span>
  );
}
