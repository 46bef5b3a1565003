import type { ColorRole } from './roles.ts';

interface Pairs {
  over: readonly ColorRole[];
  on: readonly ColorRole[];
}

export interface PairRule {
  readonly title: string;
  /** WCAG 2.2: 4.5 for text, 3 for borders and graphics with meaning. */
  readonly least: 4.5 | 3;
  /** Whether it is also used on the dark bands; alerts, badges and charts are not. */
  readonly onBands: boolean;
  readonly pairs: readonly Pairs[];
}

const backgrounds = ['page', 'surface', 'band', 'raised', 'tint', 'rowHover'] as const;

/** The allowed pairs of foreground and background. All other pairs are forbidden. */
export const pairRules: readonly PairRule[] = [
  {
    title: 'Text',
    least: 4.5,
    onBands: true,
    pairs: [
      { over: ['text', 'textQuiet', 'heading', 'link'], on: backgrounds },
      { over: ['success', 'warning', 'danger'], on: ['page', 'surface', 'tint', 'rowHover'] },
      { over: ['onField', 'onFieldQuiet'], on: ['field'] },
      { over: ['onAction'], on: ['action', 'actionPressed'] },
      { over: ['onStrong', 'onStrongQuiet'], on: ['strong', 'strongPressed'] },
      { over: ['onDangerFill'], on: ['dangerFill', 'dangerFillPressed'] },
      { over: ['onToast', 'onToastQuiet', 'toastAction'], on: ['toast'] },
      { over: ['danger'], on: ['errorTint'] },
    ],
  },
  {
    title: 'Borders of controls, focus rings and the course',
    least: 3,
    onBands: true,
    pairs: [
      { over: ['control', 'focus', 'course', 'rating'], on: ['page', 'surface', 'band', 'tint'] },
      { over: ['action'], on: ['page', 'surface'] },
    ],
  },
  {
    title: 'Signals on their tints',
    least: 4.5,
    onBands: false,
    pairs: [
      { over: ['success', 'text', 'textQuiet'], on: ['successTint'] },
      { over: ['warning', 'text', 'textQuiet'], on: ['warningTint'] },
      { over: ['danger', 'text', 'textQuiet'], on: ['dangerTint'] },
    ],
  },
  {
    title: 'Initials on their ground',
    least: 4.5,
    onBands: false,
    pairs: [{ over: ['heading'], on: ['flagTint', 'hillsFar'] }],
  },
  {
    title: 'Bars of charts',
    least: 3,
    onBands: false,
    pairs: [{ over: ['chartBar', 'chartSecond', 'chartDeep'], on: ['page', 'surface'] }],
  },
];
