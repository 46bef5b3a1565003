/**
 * The purpose of each colour. Components may use only these names; every theme and band defines each of them. The
 * sentence of a role says where it may be used; Foundations/Colour shows it.
 */
export const colorGroups = {
  Grounds: {
    page: 'The page itself; the console’s rail.',
    surface: 'Paper: forms, the console’s content, everything that floats.',
    band: 'Sand: a raised section.',
    raised: 'Disabled and read-only controls.',
    tint: 'Foam: a selected row, the chosen thing, an open menu’s button.',
    rowHover: 'A row under the pointer.',
    field: 'Inside a text field.',
    deep: 'The dark band.',
    ink: 'The footer.',
  },
  Text: {
    text: 'Running text.',
    textQuiet: 'What may be read second: hints, captions, dates.',
    heading: 'Headings of the site.',
    link: 'Links and what can be opened.',
    onField: 'Text inside a field.',
    onFieldQuiet: 'A field’s placeholder.',
  },
  Lines: {
    line: 'Divides blocks on the site.',
    hairline: 'Divides rows in the console.',
    hairlineStrong: 'Under heads and around floating things.',
    lineDeep: 'Opens a list.',
    control: 'Border of anything that can be operated.',
    focus: 'The focus ring.',
  },
  'The one primary action': {
    action: 'Ground of the primary button and nothing else.',
    actionPressed: 'The same under the pointer or a finger.',
    onAction: 'Its words.',
  },
  'Strong and selected': {
    strong: 'The calm strong button; the bar of a selection.',
    strongPressed: 'The same, pressed.',
    onStrong: 'Its words.',
    onStrongQuiet: 'Its second words.',
  },
  Signals: {
    success: 'Done. As text and icon; the tint is its ground.',
    successTint: 'Ground of success.',
    warning: 'Look at this.',
    warningTint: 'Ground of a warning.',
    danger: 'Wrong, or lost for good.',
    dangerTint: 'Ground of danger.',
    errorTint: 'Ground of the error summary.',
    dangerFill: 'Filled danger button: only inside the dialog that asks.',
    dangerFillPressed: 'The same, pressed.',
    onDangerFill: 'Its words.',
  },
  Ratings: {
    rating: 'Filled stars.',
  },
  Charts: {
    chartBar: 'The first series.',
    chartSecond: 'The second series.',
    chartDeep: 'The third series, and marks.',
    chartTrack: 'What is still empty.',
  },
  'Toasts and tooltips': {
    toast: 'They stand on the opposite ground.',
    onToast: 'Their words.',
    onToastQuiet: 'Their second words.',
    toastAction: 'Undo.',
  },
  'Veil and shades': {
    scrim: 'Behind a dialog.',
    shadeFar: 'The wide shade of what floats.',
    shadeNear: 'Its close shade.',
  },
  Drawings: {
    course: 'The course line and waypoints.',
    contour: 'Depth contours.',
    land: 'Land.',
    water: 'Sea inside a frame.',
    hillsNear: 'The near hills.',
    hillsFar: 'The far hills.',
    city: 'The low city.',
    flagTint: 'Cloth of a signal flag.',
  },
} as const;

type Groups = typeof colorGroups;

export type ColorRole = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

export const colorRoles = Object.values(colorGroups).flatMap((group) => Object.keys(group)) as ColorRole[];

export type ColorTheme = Readonly<Record<ColorRole, string>>;
