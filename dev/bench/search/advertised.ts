/** The other fields of a listing that staff posted themselves. */
export const ADVERTISED = {
  isFeatured: false,
  createdBy: null,
  employerId: null,
  submissionRef: null,
  hiddenAt: null,
  deletedAt: null,
};
