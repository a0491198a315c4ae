export const NO_SUCH_CALL =
  'There is nothing at this address. The page /developers lists the addresses of the API.';
