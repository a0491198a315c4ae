import type { StaticImageData } from 'next/image';

export interface SheetPictureProps {
  /** The sheet, imported, so that its address changes with it: browsers fail to draw from a sheet they had to ask for again. */
  sheet: StaticImageData;
  /** The picture on it. */
  name: string;
  /** Width in px; the height is two thirds of it. */
  width: number;
  className?: string;
}

/** A picture from a sheet of symbols of 96 by 64; takes its colours from the page. */
export function SheetPicture({ sheet, name, width, className }: SheetPictureProps) {
  return (
    <svg width={width} height={(width * 2) / 3} viewBox="0 0 96 64" aria-hidden="true" className={className}>
      <use href={`${sheet.src}#${name}`} width="96" height="64" />
    </svg>
  );
}
