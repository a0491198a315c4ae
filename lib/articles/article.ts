interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
  /** Points that follow the paragraphs. */
  list?: readonly string[];
}

/** One career tip, written for this site. */
export interface Article {
  /** The last part of its address, /career-tips/{slug}. */
  slug: string;
  title: string;
  /** A sentence or two for cards, search engines and the head of the page. */
  excerpt: string;
  /** The day the text was last gone over, YYYY-MM-DD. */
  updated: string;
  sections: readonly ArticleSection[];
  /** What to do once it is read, on this site. */
  nextStep: { label: string; href: string };
}
