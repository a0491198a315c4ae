/** Enough of an e-mail address for its owner to recognise it: `m…@people.example`. */
export const maskedAddress = (address: string): string => address.replace(/^(.).*(?=@)/u, '$1…');
