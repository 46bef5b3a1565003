declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** Every icon that a component or a view imports, by name, with the folders that do. */
  export const usedIcons: readonly { name: string; icon: LucideIcon; usedBy: readonly string[] }[];
}
