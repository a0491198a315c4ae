import { agricultureAgribusiness } from './industries/agriculture-agribusiness';
import { constructionRealEstate } from './industries/construction-real-estate';
import { educationTraining } from './industries/education-training';
import { energyAndEnvironment } from './industries/energy-and-environment';
import { financialServices } from './industries/financial-services';
import { governmentPublicAdministration } from './industries/government-public-administration';
import { healthLifeSciences } from './industries/health-life-sciences';
import { itTelecommunications } from './industries/it-telecommunications';
import { legalServices } from './industries/legal-services';
import { manufacturingIndustrialProduction } from './industries/manufacturing-industrial-production';
import { mediaCreativeArts } from './industries/media-creative-arts';
import { naturalResources } from './industries/natural-resources';
import { nonProfitDevelopment } from './industries/non-profit-development';
import { retailECommerce } from './industries/retail-ecommerce';
import { tourismHospitality } from './industries/tourism-hospitality';
import { transportAndLogistics } from './industries/transport-and-logistics';
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
  healthLifeSciences,
  energyAndEnvironment,
  manufacturingIndustrialProduction,
  tourismHospitality,
  constructionRealEstate,
  transportAndLogistics,
];
