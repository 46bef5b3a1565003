import { createContext, use } from 'react';
import type { Admin } from '../admin.ts';

const AdminContext = createContext<Admin | null>(null);
export const AdminProvider = AdminContext;

/** The console's services and state after sign-in. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (admin === null) throw new Error('useAdmin is used outside <AdminProvider>.');
  return admin;
}
