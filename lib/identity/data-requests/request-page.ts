import { ID } from '@/lib/platform/db/ids';

/** Returns the id of the data request in an address or a form, or undefined if it is none. */
export const requestIn = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;

/** The path of a user's page. With a data request, its form leads back to that request. */
export const userPage = (id: string, request: string | undefined): string =>
  `/dashboard/users/${encodeURIComponent(id)}${request === undefined ? '' : `?request=${request}`}`;
