/** A fault like that of a hurried change, and the stories that must catch it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly find: string;
  readonly put: string;
  /** Part of the path of the stories that are run; `lint` and `types` are the checks of `npm run check`. */
  readonly caughtBy: string;
}

const ui = 'packages/ui/src';

export const faults: readonly Fault[] = [
  {
    name: 'the colour of a token, a shade off',
    file: `${ui}/tokens/palette.ts`,
    find: "buoy: '#C2410C'",
    put: "buoy: '#C2440C'",
    caughtBy: 'components/Button',
  },
  {
    name: 'a hairline in the colour of a stronger one',
    file: `${ui}/components/StatTile/StatTile.styles.ts`,
    find: "border-block: 1px solid ${color('hairlineStrong')};",
    put: "border-block: 1px solid ${color('hairline')};",
    caughtBy: 'components/StatTile',
  },
  {
    name: 'a padding, one pixel off',
    file: `${ui}/components/Button/Button.styles.ts`,
    find: 'padding: 0.25rem var(--control-side);',
    put: 'padding: 0.25rem calc(var(--control-side) + 1px);',
    caughtBy: 'components/Button',
  },
  {
    name: 'a label, reworded',
    file: `${ui}/locales/nl/common.ts`,
    find: "cancel: 'Annuleer'",
    put: "cancel: 'Afbreken'",
    caughtBy: 'components/ConfirmDialog',
  },
  {
    name: 'a long word that is cut off',
    file: `${ui}/components/Button/Button.styles.ts`,
    find: 'overflow-wrap: break-word;',
    put: 'white-space: nowrap;',
    caughtBy: 'site/GuideForm',
  },
  {
    name: 'a focus ring that is gone',
    file: `${ui}/tokens/reset.ts`,
    find: ':focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }',
    put: ':focus-visible { outline: none; }',
    caughtBy: 'components/Button',
  },
  {
    name: 'a dialog that is shown, and not modal',
    file: `${ui}/components/Dialog/useModal.ts`,
    find: 'dialog.showModal();',
    put: 'dialog.show();',
    caughtBy: 'components/Dialog',
  },
  {
    name: 'a menu under the head of a table',
    file: `${ui}/tokens/scale.ts`,
    find: 'menu: 30',
    put: 'menu: 1',
    caughtBy: 'admin/LeadList/LeadListBehaviour',
  },
  {
    name: 'words that vanish under the pointer',
    file: `${ui}/components/Button/Button.styles.ts`,
    find: "background: ${color('rowHover')};",
    put: "background: ${color('text')};",
    caughtBy: 'components/Button',
  },
  {
    name: 'a colour that is wrong in dark only',
    file: `${ui}/tokens/themes.ts`,
    find: 'link: p.lagoon,',
    put: 'link: p.mist,',
    caughtBy: 'components/Link',
  },
  {
    name: 'a word that is wrong in English only',
    file: `${ui}/locales/en/admin/leads.ts`,
    find: "emptyTitle: 'No leads yet'",
    put: "emptyTitle: 'No leeds yet'",
    caughtBy: 'admin/LeadList/LeadList.stories',
  },
  {
    name: 'a layout that is wrong at 360 px only',
    file: `${ui}/admin/ListScreen/ListScreen.styles.ts`,
    find: '    max-width: none;',
    put: '    max-width: 12rem;',
    caughtBy: 'admin/LeadList/LeadList.stories',
  },
  {
    name: 'columns that do not grow with the text',
    file: `${ui}/components/Table/table.ts`,
    find: 'width === undefined ? undefined : `${width / usualText}rem`;',
    put: 'width === undefined ? undefined : `${width}px`;',
    caughtBy: 'admin/LeadList/LeadList.stories',
  },
  {
    name: 'words over other words',
    file: `${ui}/components/EmptyState/EmptyState.styles.ts`,
    find: 'margin-top: ${space[2]};',
    put: 'margin-top: -1.25rem;',
    caughtBy: 'components/EmptyState',
  },
  {
    name: 'a wrong role',
    file: `${ui}/components/Alert/Alert.tsx`,
    find: "tone === 'danger' ? 'alert' : 'status'",
    put: "tone === 'danger' ? 'note' : 'status'",
    caughtBy: 'components/Alert',
  },
  {
    name: 'a key that is swallowed',
    file: `${ui}/components/SearchBox/SearchBox.tsx`,
    find: "event.key !== 'Escape' || value === ''",
    put: "event.key === 'Escape' || value === ''",
    caughtBy: 'components/SearchBox',
  },
  {
    name: 'a date in the wrong language',
    file: `${ui}/locales/dates.ts`,
    find: 'region: string = regionOf(language),',
    put: "region: string = regionOf(language && 'nl'),",
    caughtBy: 'admin/LeadDetail',
  },
  {
    name: 'an empty list that says nothing',
    file: `${ui}/admin/ListScreen/ListScreen.tsx`,
    find: 'return props.nothing;',
    put: 'return null;',
    caughtBy: 'admin/LeadList/LeadList.stories',
  },
  {
    name: 'a play that does not wait for what it expects',
    file: `${ui}/components/SearchBox/SearchBox.stories.tsx`,
    find: "await expect(field).toHaveValue('');\n  },\n});\n\n/** The shortcut is shown",
    put: "void 0; expect(field).toHaveValue('');\n  },\n});\n\n/** The shortcut is shown",
    caughtBy: 'lint',
  },
  {
    name: 'a busy button that cannot be read',
    file: `${ui}/components/Button/Button.styles.ts`,
    find: "    background: ${color('raised')};",
    put: "    background: ${color('textQuiet')};",
    caughtBy: 'components/Button',
  },
];
