import type { ColorRole } from './roles.ts';

export interface Pairs {
  over: readonly ColorRole[];
  on: readonly ColorRole[];
}

const grounds = ['page', 'surface', 'band', 'raised', 'tint', 'rowHover'] as const;

/** What may stand on what as text, at least 4.5:1. A pair that is not here may not be used. */
export const textPairs: readonly Pairs[] = [
  { over: ['text', 'textQuiet', 'heading', 'link'], on: grounds },
  { over: ['success', 'warning', 'danger'], on: ['page', 'surface', 'tint', 'rowHover'] },
  { over: ['onField', 'onFieldQuiet'], on: ['field'] },
  { over: ['onAction'], on: ['action', 'actionPressed'] },
  { over: ['onStrong', 'onStrongQuiet'], on: ['strong', 'strongPressed'] },
  { over: ['onDangerFill'], on: ['dangerFill', 'dangerFillPressed'] },
  { over: ['onToast', 'onToastQuiet', 'toastAction'], on: ['toast'] },
  { over: ['danger'], on: ['errorTint'] },
];

/** Borders of controls, focus rings and the course: at least 3:1. */
export const graphicPairs: readonly Pairs[] = [
  { over: ['control', 'focus', 'course', 'rating'], on: ['page', 'surface', 'band', 'tint'] },
  { over: ['action'], on: ['page', 'surface'] },
];

/** Alerts, badges and charts do not stand on the dark bands. */
export const plainTextPairs: readonly Pairs[] = [
  { over: ['success', 'text', 'textQuiet'], on: ['successTint'] },
  { over: ['warning', 'text', 'textQuiet'], on: ['warningTint'] },
  { over: ['danger', 'text', 'textQuiet'], on: ['dangerTint'] },
  { over: ['heading'], on: ['flagTint', 'hillsFar'] },
];
export const plainGraphicPairs: readonly Pairs[] = [
  { over: ['chartBar', 'chartSecond', 'chartDeep'], on: ['page', 'surface'] },
];
