import { lazy } from 'react';

/** Loaded lazily: few visits need it. */
export const OldFileDialog = lazy(async () => ({ default: (await import('./OldFileDialog.tsx')).OldFileDialog }));
