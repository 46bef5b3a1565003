import { lazy } from 'react';

/** Loaded lazily, with the other dialogs of all stored data: few visits need any of them. */
export const OldFileDialog = lazy(async () => ({ default: (await import('./DataDialogs.tsx')).OldFileDialog }));
