import { Types } from 'mongoose';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import { AuditEntryModel } from '@/models/audit-entry';
import { api } from './client';
import { TEST_PASSWORD, uniqueLetters } from './client-for';

interface Answer {
  message: string;
  errors?: Record<string, string>;
  user: ManagedUser;
  users: ManagedUser[];
  page: number;
  total: number;
  totalPages: number;
}

/** Returns the fields of a unique user that an administrator adds. */
export const person = (change: Record<string, unknown> = {}) => {
  const username = uniqueLetters();
  return {
    firstName: 'Njeri',
    lastName: 'Mwangi',
    phoneNumber: '0722000111',
    email: `${username}@people.example`,
    username,
    role: 'editor',
    ...change,
  };
};

/** Returns the calls for user management, made with this session. */
export const usersAs = ({ token }: { token: string }) => ({
  list: (query = '') => api<Answer>('GET', `/api/admin${query}`, { token }),
  create: (change: Record<string, unknown> = {}) =>
    api<Answer>('POST', '/api/admin', { token, json: { password: TEST_PASSWORD, ...person(), ...change } }),
  update: (id: string, json: unknown) => api<Answer>('PUT', `/api/admin/updateuser/${id}`, { token, json }),
  set: (id: string, action: unknown) =>
    api<Answer>('PATCH', `/api/admin/${id}/activate`, { token, json: { action } }),
  remove: (id: string) => api<Answer>('DELETE', `/api/admin/deleteuser/${id}`, { token }),
  me: () => api<Answer>('GET', '/api/users/me', { token }),
});

export const auditEntriesOf = (id: string) =>
  AuditEntryModel.find({ 'target.id': new Types.ObjectId(id) }).lean();
