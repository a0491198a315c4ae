/** What a listing is that the office has only advertised. */
export const ADVERTISED = {
  isFeatured: false,
  createdBy: null,
  employerId: null,
  submissionRef: null,
  hiddenAt: null,
  deletedAt: null,
};
