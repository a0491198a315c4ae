export interface Industry {
  /** What is sent to the server. */
  id: number;
  name: string;
  /** The last part of its address, as first published; one is misspelt and stays so. */
  slug: string;
}

export const INDUSTRIES: readonly Industry[] = [
  { id: 1, slug: 'it-telecommunications', name: 'Information Technology & Telecommunications' },
  { id: 2, slug: 'financial-services', name: 'Financial Services' },
  { id: 3, slug: 'education-training', name: 'Education & Training' },
  { id: 4, slug: 'legal-services', name: 'Legal Services' },
  { id: 5, slug: 'non-profit-development', name: 'Non-Profit & Development' },
  { id: 6, slug: 'media-creative-arts', name: 'Media & Creative Arts' },
  { id: 7, slug: 'government-public-administration', name: 'Government & Public Administration' },
  { id: 8, slug: 'natural-resources', name: 'Mining & Natural Resources' },
  { id: 9, slug: 'retail-ecommerce', name: 'Retail & E-Commerce' },
  { id: 10, slug: 'agriculture-agribusiness', name: 'Agriculture & Agribusiness' },
  { id: 11, slug: 'health-life-sciences', name: 'Health & Life Sciences' },
  { id: 12, slug: 'energy-and-environment', name: 'Energy & Environment' },
  { id: 13, slug: 'manufactuting-industrial-production', name: 'Manufacturing & Industrial Production' },
  { id: 14, slug: 'tourism-hospitality', name: 'Tourism & Hospitality' },
  { id: 15, slug: 'construction-real-estate', name: 'Construction & Real Estate' },
  { id: 16, slug: 'transport-and-logistics', name: 'Transport & Logistics' },
];

const bySlug = new Map(INDUSTRIES.map((industry) => [industry.slug, industry]));
const byId = new Map(INDUSTRIES.map((industry) => [industry.id, industry]));

/** The industry at this address, or undefined. */
export const industryBySlug = (slug: string): Industry | undefined => bySlug.get(slug);

/** The industry with this id (1–16), or undefined. */
export const industryById = (id: number): Industry | undefined => byId.get(id);
