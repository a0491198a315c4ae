export interface ArticlePictureProps {
  slug: string;
  /** Width in px; the height is two thirds of it. */
  width?: number;
  className?: string;
}

/** The picture of an article, from the one sheet of public/articles.svg; takes its colours from the page. */
export function ArticlePicture({ slug, width = 144, className }: ArticlePictureProps) {
  return (
    <svg width={width} height={(width * 2) / 3} viewBox="0 0 96 64" aria-hidden="true" className={className}>
      <use href={`/articles.svg#${slug}`} width="96" height="64" />
    </svg>
  );
}
