import type { StaticImageData } from 'next/image';
import sheet from '@/public/articles.svg';
import { SheetPicture } from '../sheet-picture';

export interface ArticlePictureProps {
  slug: string;
  /** In px; the height is two thirds of the width. */
  width?: number;
  className?: string;
}

export const ArticlePicture = ({ slug, width = 144, className }: ArticlePictureProps) => (
  <SheetPicture sheet={sheet as StaticImageData} name={slug} width={width} className={className} />
);
