interface ArticleSection {
  heading: string;
  paragraphs: readonly string[];
  /** List items after the paragraphs. */
  list?: readonly string[];
}

/** One career tip, written for this site. */
export interface Article {
  /** The last part of its URL, /career-tips/{slug}. */
  slug: string;
  title: string;
  /** One or two sentences for cards, search engines and the page heading. */
  excerpt: string;
  /** The day the text first appeared, YYYY-MM-DD. */
  published: string;
  /** The day the text was last revised, YYYY-MM-DD. */
  updated: string;
  sections: readonly ArticleSection[];
  /** The next step on this site. */
  nextStep: { label: string; href: string };
}
