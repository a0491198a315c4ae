export const NO_FEATURED = 'No featured internships available at the moment...';
export const NONE_IN_INDUSTRY = 'There are currently no active internships in this industry...';
