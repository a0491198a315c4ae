import { readSavedListings, type SavedListing } from './read-saved-listings';
import { readDeviceSaved } from './device-saved';

/** Lists what a visitor saved on this device, the last first, at most twenty. Takes the `Cookie` header. */
export const listOnDevice = (cookies: string): Promise<SavedListing[]> =>
  readSavedListings(readDeviceSaved(cookies));
