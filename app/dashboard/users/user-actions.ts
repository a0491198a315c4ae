import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import type { RowCall } from '../_components/staff/row-call';
import { ROLE_TEXTS } from '../role-texts';

type Named = Pick<ManagedUser, 'firstName' | 'lastName'>;
type Managed = Named & Pick<ManagedUser, '_id' | 'role' | 'isActive'>;

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`;

function activation({ _id, role, isActive, ...user }: Managed): RowCall {
  const of = nameOf(user);
  const action = isActive ? 'deactivate' : 'activate';
  return {
    label: isActive ? 'Deactivate' : 'Activate',
    of,
    path: `/api/admin/${_id}/activate`,
    method: 'PATCH',
    json: { action },
    fallback: `Failed to ${action} user`,
    confirm: isActive
      ? {
          ask: 'deactivate',
          title: `Deactivate ${of}?`,
          body: [
            'They are logged out everywhere and cannot log in until you activate them again.',
            ROLE_TEXTS[role].deactivated,
          ],
          yes: 'Deactivate user',
        }
      : undefined,
  };
}

function deletion({ _id, role, ...user }: Managed): RowCall {
  const of = nameOf(user);
  return {
    label: 'Delete',
    variant: 'danger',
    of,
    path: `/api/admin/deleteuser/${_id}`,
    method: 'DELETE',
    fallback: 'Failed to delete user',
    confirm: {
      ask: 'delete',
      title: `Delete ${of}?`,
      body: [ROLE_TEXTS[role].deleted, 'This cannot be undone.'],
      yes: 'Delete user',
    },
  };
}

/** The actions of an administrator on another user. */
export const actionsOfUser = (user: Managed): RowCall[] => [activation(user), deletion(user)];
