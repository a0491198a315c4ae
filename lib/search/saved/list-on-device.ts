import { readSavedListings, type SavedListing } from './read-saved-listings';
import { readDeviceSaved } from './device-saved';

/** The listings saved on this device, at most twenty, newest first. Takes the `Cookie` header. */
export const listOnDevice = (cookies: string): Promise<SavedListing[]> =>
  readSavedListings(readDeviceSaved(cookies));
