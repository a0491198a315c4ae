import { z } from 'zod';
import type { EmployerFigures } from '@/models/employer';

/** Figures are hidden below this number (decision 33, confirmed by decision 44). */
const MIN_APPLICATIONS = 10;

const days = z.int().min(0).nullable();

/** Over the last twelve months. */
export const publicFigures = z.strictObject({
  /** Applications that were answered or that ended without an answer. */
  applications: z.int().min(MIN_APPLICATIONS),
  answeredShare: z.number().min(0).max(1),
  medianDaysToView: days,
  medianDaysToOutcome: days,
});
export type PublicFigures = z.infer<typeof publicFigures>;

export function toFigures(figures: EmployerFigures | null | undefined): PublicFigures | null {
  if (!figures || figures.applications < MIN_APPLICATIONS) return null;
  const { applications, answered, medianDaysToView, medianDaysToOutcome } = figures;
  return {
    applications,
    answeredShare: Math.round((answered / applications) * 100) / 100,
    medianDaysToView,
    medianDaysToOutcome,
  };
}
