import { aceYourInterview } from './ace-your-interview';
import type { Article } from './article';
import { beProactiveOpenMinded } from './be-proactive-open-minded';
import { buildAStrongOnlinePresence } from './build-a-strong-online-presence';
import { craftAWinningCvCoverTemplate } from './craft-a-winning-cv-cover-letter';
import { honeYourSoftSkills } from './hone-your-soft-skills';
import { keepLearning } from './keep-learning';
import { masteringTimeManagement } from './mastering-time-management-for-career-success';
import { networkLikeAPro } from './network-like-a-pro';
import { stayUpdatedWithIndustryTrends } from './stay-updated-with-industry-trends';

/** The career tips, in display order. */
export const ARTICLES: readonly Article[] = [
  craftAWinningCvCoverTemplate,
  buildAStrongOnlinePresence,
  honeYourSoftSkills,
  aceYourInterview,
  stayUpdatedWithIndustryTrends,
  beProactiveOpenMinded,
  keepLearning,
  networkLikeAPro,
  masteringTimeManagement,
];

export const articleBySlug = (slug: string): Article | undefined =>
  ARTICLES.find((article) => article.slug === slug);

export const articlePath = ({ slug }: Pick<Article, 'slug'>): string => `/career-tips/${slug}`;
