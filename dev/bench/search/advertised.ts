/** The fields that listings posted by staff have in common. */
export const ADVERTISED = {
  isFeatured: false,
  createdBy: null,
  employer: null,
  postedBy: null,
  submissionRef: null,
  hiddenAt: null,
  deletedAt: null,
};
