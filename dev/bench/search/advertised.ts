/** The other fields of a listing that staff posted. */
export const ADVERTISED = {
  isFeatured: false,
  createdBy: null,
  employer: null,
  postedBy: null,
  submissionRef: null,
  hiddenAt: null,
  deletedAt: null,
};
