import type { StaticImageData } from 'next/image';
import sheet from '@/public/industries.svg';
import { SheetPicture } from '../sheet-picture';

export interface IndustryPictureProps {
  slug: string;
  /** In px; the height is two thirds of the width. */
  width?: number;
  className?: string;
}

export const IndustryPicture = ({ slug, width = 96, className }: IndustryPictureProps) => (
  <SheetPicture sheet={sheet as StaticImageData} name={slug} width={width} className={className} />
);
