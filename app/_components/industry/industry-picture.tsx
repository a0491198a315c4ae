import type { StaticImageData } from 'next/image';
import sheet from '@/public/industries.svg';
import { SheetPicture } from '../sheet-picture';

export interface IndustryPictureProps {
  slug: string;
  /** Width in px; the height is two thirds of it. */
  width?: number;
  className?: string;
}

/** The picture of an industry. */
export const IndustryPicture = ({ slug, width = 96, className }: IndustryPictureProps) => (
  <SheetPicture sheet={sheet as StaticImageData} name={slug} width={width} className={className} />
);
