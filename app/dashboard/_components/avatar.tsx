import clsx from 'clsx';
import { initialsOf } from '../navigation';

export interface AvatarProps {
  user: { firstName: string; lastName: string };
  /** Where the picture is; the initials stand where there is none. */
  picture: string | null;
  /** `usual` 40 px, `large` 96 px. */
  size?: 'usual' | 'large';
}

/** Somebody's picture or initials. Says nothing to screen readers: the name always stands beside it. */
export function Avatar({ user, picture, size = 'usual' }: AvatarProps) {
  const box = clsx('shrink-0 rounded-full', size === 'large' ? 'size-24' : 'size-10');
  if (picture !== null) {
    const pixels = size === 'large' ? 96 : 40;
    return (
      // The picture is small already, and only its owner may have it: nothing for an image service to do.
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
