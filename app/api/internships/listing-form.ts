import { LISTING_CONTROLS, listingData } from '@/app/dashboard/internships/form-values';
import { formCall, type FormCall } from '@/lib/platform/http/form-call';
import type { Handler } from '@/lib/platform/http/redirect-303';

/** Lets the listing form work without JavaScript: to create or change a listing, or to complete a submission. */
export const listingForm = (call: Handler, form: Pick<FormCall, 'name' | 'page'>): Handler =>
  formCall(call, { ...form, json: (_, sent) => listingData(sent), kept: LISTING_CONTROLS });
