import { lazy } from 'react';

/** Few visits ever need it. */
export const OldFileDialog = lazy(async () => ({ default: (await import('./OldFileDialog.tsx')).OldFileDialog }));
