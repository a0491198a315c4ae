/** The fields that a form sends with the values it was filled with, each with the name of that second field. */
export const SEEN_FIELDS = {
  firstName: 'seenFirstName',
  lastName: 'seenLastName',
  phoneNumber: 'seenPhoneNumber',
  email: 'seenEmail',
  username: 'seenUsername',
  role: 'seenRole',
} as const;
