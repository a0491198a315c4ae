import { readdirSync, readFileSync } from 'node:fs';
import { sampleIndustry, type SampleIndustry } from './listing';

const FOLDER = new URL('./industries/', import.meta.url);

function readIndustry(name: string): SampleIndustry {
  const { success, data, error } = sampleIndustry.safeParse(
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
  );
  if (success) return data;
  const [{ path, message } = { path: [], message: '' }] = error.issues;
  throw new Error(`dev/sample/industries/${name}: ${path.join('.')}: ${message}`);
}

/**
 * Sample listings by industry, in numeric order. Each industry has a data file. Throws the first error in a
 * file.
 */
export const SAMPLE_INDUSTRIES: SampleIndustry[] = readdirSync(FOLDER)
  .map(readIndustry)
  .sort((a, b) => a.industryId - b.industryId);
