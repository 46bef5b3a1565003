import { createContext, use } from 'react';
import type { Admin } from '../admin.ts';

const AdminContext = createContext<Admin | null>(null);
export const AdminProvider = AdminContext;

/** Everything the console runs on, for who is signed in. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('useAdmin is used outside <AdminProvider>.');
  return admin;
}
