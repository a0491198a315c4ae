import type { StaticImageData } from 'next/image';

export interface SheetPictureProps {
  /** An SVG with many pictures, each a named view of 96 by 64. */
  sheet: StaticImageData;
  name: string;
  /** In px; the height is two thirds of the width. */
  width: number;
  className?: string;
}

/** A decorative picture from a shared sheet. Not a <use>: Chromium does not render a <use> of a cached sheet. */
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
