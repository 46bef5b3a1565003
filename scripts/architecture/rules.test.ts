import { expect, test } from 'vitest';
import { rules } from './rules.ts';

/** Split, so that the rule does not find it in this file. */
const skippedTest = ['test', "skip('a', () => {});"].join('.');

const stories = 'packages/ui/src/components/Button/Button.stories.tsx';
const meta = (said: string) => `const meta = preview.meta({ ${said}, args: { children: ask() } });`;

/** Every rule, a file that violates it, and the message that says where the code belongs. */
const planted = [
  ['every file says one thing: line ceilings', 'apps/admin/src/pages/LeadsPage.tsx', 'a();\n'.repeat(121), 'split it'],
  ['every file says one thing: line ceilings', 'packages/domain/src/leads/lead.ts', 'a();\n'.repeat(401), 'split it'],
  ['every file says one thing: line ceilings', 'packages/domain/src/index.ts', 'a();\n'.repeat(401), 'split it'],
  ['every file says one thing: line ceilings', 'apps/site/src/App.tsx', 'a();\n'.repeat(41), 'the ceiling is 40'],
  [
    'styled-components only in *.styles.ts and tokens',
    'packages/ui/src/components/Button/Button.tsx',
    "import styled from 'styled-components';",
    '*.styles.ts beside the component',
  ],
  [
    'languages are those of the list',
    'packages/domain/src/reports/reportVocabulary.ts',
    "const other = language === 'nl' ? 'Rapport' : 'Report';",
    'Record<Language, …>',
  ],
  [
    'languages are those of the list',
    'apps/server/src/mails/mails.ts',
    "const language = homeLanguage(request) === 'en' ? 'en' : 'nl';",
    'packages/domain/src/shared/language.ts',
  ],
  [
    'languages are those of the list',
    'apps/server/src/mails/mails.ts',
    "for (const each of ['nl', 'en']) send(each);",
    'packages/domain/src/shared/language.ts',
  ],
  ...["if (choice !== 'en') go();", "function load(language: 'nl' | 'en') {", "number.toLocaleString('en-GB');"].map(
    (line) =>
      [
        'languages are those of the list',
        'apps/site/src/hooks/useLanguageSwitch.ts',
        line,
        'packages/domain/src/shared/language.ts',
      ] as const,
  ),
  [
    'raw colours only in tokens',
    'packages/ui/src/components/Button/Button.styles.ts',
    'color: #C2410C;',
    'reads packages/ui/src/tokens',
  ],
  [
    'raw colours only in tokens',
    'packages/ui/src/site/Hero/Hero.styles.ts',
    'color: rgb(0 0 0 / 50%);',
    'belongs in the palette there',
  ],
  ...(
    [
      ['apps/site/index.html', '<meta name="theme-color" content="#faf7f2" />'],
      ['apps/site/seo/pictures/picture.ts', `const red = '#f00';`],
      ['packages/domain/src/mail/composeMail.ts', '`<a href="/" style="color:#0F6A86">`'],
      ['packages/ui/src/art/LogoMark/LogoMark.tsx', `const line = '#000';`],
      ['guide/styles/page.css', '  border-color: #dcd3c4;'],
      ['apps/site/public/mark.svg', '<path fill="#0f3a54"/>'],
    ] as const
  ).map(([path, line]) => ['raw colours only in tokens', path, line, 'npm run build:tokens'] as const),
  [
    'raw media queries and radii only in tokens',
    'packages/ui/src/admin/Dashboard/Dashboard.styles.ts',
    '  @media (max-width: 899.98px) {',
    'belongs in packages/ui/src/tokens/scale.ts',
  ],
  [
    'raw media queries and radii only in tokens',
    'packages/ui/src/components/Toast/Toast.styles.ts',
    '  border-start-start-radius: 0 6px;',
    'use media.… or radius.…',
  ],
  ...[
    '  font: 600 0.8125rem/1.25rem ${fontFamily.text};',
    '  font-size: 13px;',
    '  font-weight: 500;',
    '  line-height: 1.4;',
    "  font: ${fontWeight.medium} 0.875em/${lineHeight['150%']} ${fontFamily.code};",
  ].map(
    (line) =>
      [
        'raw fonts only in tokens',
        'packages/ui/src/components/Toast/Toast.styles.ts',
        line,
        'belongs in packages/ui/src/tokens/type.ts',
      ] as const,
  ),
  [
    'raw fonts only in tokens',
    'packages/ui/src/site/FounderStory/FounderStory.styles.ts',
    '  font: italic 440 15.6px ${fontFamily.heading};',
    'belongs in packages/ui/src/tokens/type.ts',
  ],
  [
    'raw layers only in tokens',
    'packages/ui/src/components/Menu/Menu.styles.ts',
    '  z-index: 30;',
    'belongs in packages/ui/src/tokens/scale.ts',
  ],
  ['raw layers only in tokens', 'packages/ui/src/site/Hero/Hero.styles.ts', '  z-index: -3;', 'use layer.…'],
  [
    'browser globals only in services.ts',
    'apps/site/src/pages/HomePage.tsx',
    "localStorage.setItem('a', 'b');",
    'belong in services.ts',
  ],
  ['browser globals only in services.ts', 'apps/admin/src/routes.tsx', "await fetch('/api');", 'belong in services.ts'],
  [
    'the domain reads no clock and no random values',
    'packages/domain/src/leads/a.ts',
    'const now = new Date();',
    'take `now`',
  ],
  [
    'what stands in for something in tests is imported by tests',
    'apps/admin/src/main.tsx',
    "import { memoryServices } from './testing/memoryServices.ts';",
    'from services.ts',
  ],
  [
    'what stands in for something in tests is imported by tests',
    'apps/site/src/pages/A.tsx',
    "import { aClient } from '@fnc/domain/testing';",
    'from services.ts',
  ],
  [
    'dates are written in one place',
    'packages/ui/src/site/a.tsx',
    "day.toLocaleDateString(region, { month: 'long' })",
    'locales/dates.ts',
  ],
  ['dates are written in one place', 'knowledge/a.ts', 'new Intl.DateTimeFormat(region)', 'locales/dates.ts'],
  [
    'dates are written in one place',
    'apps/site/seo/a.ts',
    "at.toLocaleString(region, { dateStyle: 'long' })",
    'formats a date itself',
  ],
  [
    'a button that cannot be pressed keeps the focus',
    'packages/ui/src/admin/A/A.tsx',
    '<Button onClick={() => go()} disabled={busy}>',
    'aria-disabled',
  ],
  ['public names are listed', 'packages/ui/src/index.ts', "export * from './Button.ts';", 'list the public names'],
  ['no test is skipped or sleeps', 'e2e/a.e2e.ts', skippedTest, 'every test runs'],
  ['stories say how firm they are: one status', stories, meta("title: 'Components/Button'"), 'has no status'],
  ['stories say how firm they are: one status', stories, meta("tags: ['stable', 'new']"), 'has stable and new'],
  [
    'stories say how firm they are: one status',
    stories,
    `${meta("title: 'Components/Button'")} meta.story({ tags: ['new'] });`,
    'one tag of stable, new, experimental, deprecated',
  ],
  ['stories stand where their folder says', stories, meta("title: 'Forms/Button'"), 'it is Components/…'],
  ['stories stand where their folder says', stories, meta("tags: ['new']"), 'has no title'],
  [
    'stories stand where their folder says',
    'packages/ui/src/art/Skyline/Skyline.stories.tsx',
    meta("title: 'Art/Skyline'"),
    'it is Foundations/Art/…',
  ],
  [
    'stories stand where their folder says',
    'packages/ui/src/words/Words.stories.tsx',
    meta("title: 'Words'"),
    'no section of the sidebar',
  ],
] as const;

test.each(planted)('%s: %s is caught', (rule, path, text, words) => {
  const complaints = rules[rule]?.({ path, text }) ?? [];
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(path);
  expect(complaints[0]).toContain(words);
});

test('every rule has a planted violation', () => {
  expect(Object.keys(rules).filter((rule) => !planted.some(([name]) => name === rule))).toEqual([]);
});

test.each([
  [
    'every file says one thing: line ceilings',
    'packages/domain/src/index.ts',
    "export { a } from './a.ts';\n".repeat(401),
  ],
  ['raw colours only in tokens', 'packages/ui/src/tokens/palette.ts', "const ink = '#0C2233';"],
  ['raw colours only in tokens', 'packages/ui/src/site/Footer/Footer.tsx', 'href="#faq"'],
  ['raw colours only in tokens', 'packages/ui/src/site/Footer/Footer.tsx', '// was #0C2233 before'],
  ['raw colours only in tokens', 'packages/domain/src/mail/mailColors.data.ts', "page: '#FAF7F2',"],
  ['raw colours only in tokens', 'packages/domain/src/templates/placeholders.ts', "'&#123;'"],
  ['raw colours only in tokens', 'guide/styles/cover.css', "fill: url('#fade-land');"],
  ['raw media queries and radii only in tokens', 'packages/ui/src/a/A.styles.ts', 'border-radius: 50% 0;'],
  ['raw media queries and radii only in tokens', 'packages/ui/src/a/A.styles.ts', '@container (max-width: 11rem) {'],
  ['raw fonts only in tokens', 'packages/ui/src/a/A.styles.ts', "font: ${font('medium', 13, '150%')};"],
  ['raw fonts only in tokens', 'packages/ui/src/a/A.styles.ts', 'font-size: min(${fontSize[48]}, 10cqi);'],
  ['raw fonts only in tokens', 'packages/ui/src/art/Chart/Chart.styles.ts', 'font-size: calc(12px * var(--px));'],
  ['raw fonts only in tokens', 'packages/ui/src/art/GuideCover/GuideCover.styles.ts', 'font-size: 90px;'],
  ['raw layers only in tokens', 'packages/ui/src/a/A.styles.ts', 'z-index: ${layer.menu};'],
  ['raw layers only in tokens', 'packages/ui/src/a/A.styles.ts', 'z-index: -2;'],
  ['styled-components only in *.styles.ts and tokens', 'packages/ui/src/a/A.styles.ts', "from 'styled-components'"],
  ['browser globals only in services.ts', 'apps/site/src/services.ts', 'window.localStorage'],
  ['browser globals only in services.ts', 'apps/site/src/pages/A.tsx', 'const { location } = useLocation();'],
  ['the domain reads no clock and no random values', 'packages/domain/src/a.ts', 'new Date(instant)'],
  [
    'what stands in for something in tests is imported by tests',
    'apps/admin/src/admin.test.ts',
    "import { memoryServices } from './testing/memoryServices.ts';",
  ],
  [
    'what stands in for something in tests is imported by tests',
    'apps/admin/src/testing/memoryFile.ts',
    "import { aClient } from '@fnc/domain/testing';",
  ],
  ['dates are written in one place', 'apps/site/src/services.ts', "new Date().toLocaleDateString('sv-SE')"],
  ['dates are written in one place', 'packages/ui/src/admin/a.ts', "dateFormat(language, { dateStyle: 'long' })"],
  [
    'languages are those of the list',
    'packages/domain/src/calculator/ownerModel.ts',
    "home === 'nl' ? inNl : inCyprus",
  ],
  [
    'languages are those of the list',
    'packages/domain/src/mail/mailTexts.data.ts',
    "const by = { nl: 'door', en: 'by' };",
  ],
  ['languages are those of the list', 'packages/domain/src/mail/mail.test.ts', "language === 'nl' ? /Beste/ : /Dear/"],
  ['a button that cannot be pressed keeps the focus', 'packages/ui/src/admin/A/A.tsx', '<Button aria-disabled={busy}>'],
  ['a button that cannot be pressed keeps the focus', 'packages/ui/src/admin/A/A.tsx', '<MenuItem disabled={busy}>'],
  ['stories say how firm they are: one status', stories, meta("tags: ['autodocs', 'new']")],
  ['stories stand where their folder says', stories, meta("title: 'Components/Button'")],
] as const)('%s: %s may say %s', (rule, path, text) => {
  expect(rules[rule]?.({ path, text })).toEqual([]);
});
