import type { User } from '@fnc/domain';
import type { Admin } from '../../adapters/sql/admins.ts';

/** What the client may know of an admin. */
export const toUser = ({ username, name, mustChangePassword }: Admin): User => ({
  username,
  name,
  role: 'admin',
  mustChangePassword,
});
