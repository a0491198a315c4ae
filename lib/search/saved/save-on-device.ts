import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { isSecure } from '@/lib/platform/env/env';
import { INTERNSHIP_NOT_FOUND, stillThere } from '@/lib/internships/listings/still-there';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { deviceSavedCookies, MAX_ON_DEVICE, readDeviceSaved } from './device-saved';
import { NO_LONGER_SAVED, savedOnDevice } from './saved-words';

export interface OnDevice {
  message: string;
  cookies: string[];
}

const kept = (headers: Headers): string[] => readDeviceSaved(headers.get('cookie') ?? '');

/** Saves a listing on a visitor's device. Throws 404 and 410 for a listing that is not public, and 409 for the 21st saved listing. */
export async function saveOnDevice(headers: Headers, input: { internshipId: unknown }): Promise<OnDevice> {
  const _id = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const listing = stillThere(await InternshipModel.findById(_id).lean<InternshipRecord>());
  const id = _id.toHexString();
  const before = kept(headers).filter((one) => one !== id);
  if (before.length >= MAX_ON_DEVICE)
    throw new AppError(
      'conflict',
      `You can save up to ${MAX_ON_DEVICE} internships on this device. Log in to save more, or remove one you no longer need.`,
    );
  return {
    message: savedOnDevice(listing, new Date()),
    cookies: deviceSavedCookies([id, ...before], isSecure()),
  };
}

/** Removes a listing from those saved on the device, if it is there. */
export function removeFromDevice(headers: Headers, input: { internshipId: unknown }): OnDevice {
  const id = objectId(input.internshipId, INTERNSHIP_NOT_FOUND).toHexString();
  const left = kept(headers).filter((one) => one !== id);
  return {
    message: NO_LONGER_SAVED,
    cookies: deviceSavedCookies(left, isSecure()),
  };
}
