import type { SignedInUser } from '@/lib/auth/actor';
import type { TestUser } from './fixtures';

/** The user as the verbs take whoever asks. */
export const actorOf = ({ id, role }: TestUser): SignedInUser => ({
  kind: 'user',
  id,
  role,
  firstName: 'Test',
  lastName: 'Person',
  username: 'test',
  email: 'test@test.example',
});
