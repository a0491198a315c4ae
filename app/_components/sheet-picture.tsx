import type { StaticImageData } from 'next/image';

export interface SheetPictureProps {
  /** An SVG of many pictures, each a view of 96 by 64 with a name. */
  sheet: StaticImageData;
  name: string;
  /** Width in px; the height is two thirds of it. */
  width: number;
  className?: string;
}

/**
 * A picture from a sheet, which is fetched once for all of them. It adds to words beside it and says nothing of its own.
 * An image, not a <use>: Chromium leaves out what is used from a sheet that it has in its cache.
 */
export function SheetPicture({ sheet, name, width, className }: SheetPictureProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a vector needs no optimiser
    <img
      src={`${sheet.src}#${name}`}
      alt=""
      width={width}
      height={(width * 2) / 3}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
