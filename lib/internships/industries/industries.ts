import { INDUSTRIES } from '@/models/vocabulary';

export { INDUSTRIES };

export type Industry = (typeof INDUSTRIES)[number];

const bySlug = new Map<string, Industry>(INDUSTRIES.map((industry) => [industry.slug, industry]));
const byId = new Map<number, Industry>(INDUSTRIES.map((industry) => [industry.id, industry]));
export const industryBySlug = (slug: string): Industry | undefined => bySlug.get(slug);
export const industryById = (id: number): Industry | undefined => byId.get(id);
