import { INDUSTRIES } from '@/models/vocabulary';

export { INDUSTRIES };

export type Industry = (typeof INDUSTRIES)[number];

const bySlug = new Map<string, Industry>(INDUSTRIES.map((industry) => [industry.slug, industry]));
const byId = new Map<number, Industry>(INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry at this address, or undefined. */
export const industryBySlug = (slug: string): Industry | undefined => bySlug.get(slug);

/** The industry with this id (1–16), or undefined. */
export const industryById = (id: number): Industry | undefined => byId.get(id);
