import { agricultureAgribusiness } from './industries/agriculture-agribusiness';
import { educationTraining } from './industries/education-training';
import { financialServices } from './industries/financial-services';
import { governmentPublicAdministration } from './industries/government-public-administration';
import { itTelecommunications } from './industries/it-telecommunications';
import { legalServices } from './industries/legal-services';
import { mediaCreativeArts } from './industries/media-creative-arts';
import { naturalResources } from './industries/natural-resources';
import { nonProfitDevelopment } from './industries/non-profit-development';
import { retailECommerce } from './industries/retail-ecommerce';
import type { SampleIndustry } from './listing';

/** The sample listings of every industry. */
export const SAMPLE_INDUSTRIES: SampleIndustry[] = [
  itTelecommunications,
  financialServices,
  educationTraining,
  legalServices,
  nonProfitDevelopment,
  mediaCreativeArts,
  governmentPublicAdministration,
  naturalResources,
  retailECommerce,
  agricultureAgribusiness,
];
