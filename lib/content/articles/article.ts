interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
  list?: readonly string[];
}

export interface Article {
  /** The last part of its URL, /career-tips/{slug}. */
  slug: string;
  title: string;
  /** One or two sentences for cards, search engines and the page heading. */
  excerpt: string;
  /** The day of the first version, YYYY-MM-DD. */
  published: string;
  /** The day of the last revision, YYYY-MM-DD. */
  updated: string;
  sections: readonly ArticleSection[];
  nextStep: { label: string; href: string };
}
