import type { z } from 'zod';
import { listAddress } from '@/app/dashboard/_components/list-page';
import { userFilters } from '@/lib/identity/users/admin/schemas';
import { formCall, type FormCall } from '@/lib/platform/http/form-call';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { allFilters } from '@/lib/internships/listings/list-all';

/** Lets an action on a row of a list work without JavaScript. Goes back to the list with its filters. */
const listForm =
  (name: string, path: string, filters: Readonly<Record<string, z.ZodType>>) =>
  (call: Handler, json: FormCall['json'] = () => ({})): Handler =>
    formCall(call, { name, json, page: ({ list = '' }) => listAddress(path, list, filters), kept: [] });

export const usersListForm = listForm('users list', '/dashboard/users', userFilters.shape);

export const internshipsListForm = listForm('internships list', '/dashboard/internships', allFilters.shape);
