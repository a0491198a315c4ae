export interface IndustryPictureProps {
  slug: string;
  /** Width in px; the height is two thirds of it. */
  width?: number;
  className?: string;
}

/** The picture of an industry, from the one sheet of public/industries.svg; takes its colours from the page. */
export function IndustryPicture({ slug, width = 96, className }: IndustryPictureProps) {
  return (
    <svg width={width} height={(width * 2) / 3} aria-hidden="true" className={className}>
      <use href={`/industries.svg#${slug}`} />
    </svg>
  );
}
