/**
 * What a colour is for. Components may use these names and nothing else; every theme and band fills each of them.
 * The comment behind a role says where it may stand.
 */
export const colorRoles = [
  // Grounds
  'page', // the page itself; the console's rail
  'surface', // paper: forms, the console's content, everything that floats
  'band', // sand: a raised section
  'raised', // disabled and read-only controls
  'tint', // foam: selected row, chosen thing, open menu button
  'rowHover',
  'field', // inside of a text field
  'deep', // the dark band
  'ink', // the footer
  // Text: legible on page, surface, band, raised, tint and rowHover
  'text',
  'textQuiet',
  'heading',
  'link',
  'onField', // text inside a field
  'onFieldQuiet', // its placeholder
  // Lines
  'line', // divides blocks on the site
  'hairline', // divides rows in the console
  'hairlineStrong', // under heads and around floating things
  'lineDeep', // opens a list
  'control', // border of anything that can be operated, 3:1
  'focus', // focus ring, 3:1
  // The one primary action
  'action',
  'actionPressed',
  'onAction',
  // The calm strong button, and the selection bar
  'strong',
  'strongPressed',
  'onStrong',
  'onStrongQuiet',
  // Signals, as text and icon; the tint is their ground
  'success',
  'successTint',
  'warning',
  'warningTint',
  'danger',
  'dangerTint',
  'errorTint', // ground of the error summary
  'dangerFill', // only inside a dialog that asks
  'dangerFillPressed',
  'onDangerFill',
  'rating', // filled stars
  // Charts
  'chartBar',
  'chartSecond',
  'chartDeep',
  'chartTrack',
  // Toasts and tooltips stand on the opposite ground
  'toast',
  'onToast',
  'onToastQuiet',
  'toastAction',
  // Veil behind a dialog, shades of floating things
  'scrim',
  'shadeFar',
  'shadeNear',
  // Drawings
  'course',
  'contour',
  'land',
  'water',
  'hillsNear',
  'hillsFar',
  'city',
  'flagTint',
] as const;

export type ColorRole = (typeof colorRoles)[number];

export type ColorTheme = Readonly<Record<ColorRole, string>>;
