import { publishedTokens } from '../tokens/publishedTokens.ts';
import { isData, isTest, withoutComments, type SourceFile } from './files.ts';
import { oneStatus, titleOfFolder } from './storyRules.ts';

/** A rule returns a message for each violation, which says what to do instead. */
export type Rule = (file: SourceFile) => readonly string[];

const lineCount = (text: string) => text.trimEnd().split('\n').length;

/** A package's entry holds only the list of its public names, so it may exceed the maximum length. */
const isEntry = ({ path, text }: SourceFile) =>
  /^packages\/[a-z]+\/src\/[a-z]+\.ts$/.test(path) &&
  withoutComments(text)
    .split(';')
    .every((statement) => /^(?:export (?:type )?\{[^}]*\} from '[^']+')?$/.test(statement.trim()));

const fileCeiling: Rule = (file) => {
  if (isData(file) || isEntry(file)) return [];
  const ceiling = file.path.endsWith('/App.tsx') ? 40 : /^apps\/(site|admin)\/src\/pages\//.test(file.path) ? 120 : 400;
  const lines = lineCount(file.text);
  return lines > ceiling
    ? [
        `${file.path} has ${lines} lines, the ceiling is ${ceiling}: split it by meaning (tables of data: name it *.data.ts).`,
      ]
    : [];
};

const styledOnlyInStyles: Rule = (file) => {
  const allowed = /\.styles\.tsx?$|^packages\/ui\/src\/tokens\/|entry-server\.tsx$|^scripts\//.test(file.path);
  return !allowed && /from 'styled-components'/.test(file.text)
    ? [`${file.path} imports styled-components: styles belong in a *.styles.ts beside the component, or in tokens/.`]
    : [];
};

/** Without entities (`&#123;`). */
const rawColour = /(?<!&)#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![-\w])|\b(?:rgba?|hsla?|oklch)\(/;

/** Generated from the tokens, and compared with them by a test. */
const published = new Set(Object.keys(publishedTokens()));

const rawColoursOnlyInTokens: Rule = (file) => {
  if (!/^(packages|apps|guide|knowledge)\//.test(file.path)) return [];
  if (file.path.startsWith('packages/ui/src/tokens/') || published.has(file.path) || isTest(file)) return [];
  return withoutComments(file.text)
    .split('\n')
    .filter((line) => rawColour.test(line))
    .map(
      (line) =>
        `${file.path}: ${line.trim()} — use a role, color('…'). What knows no CSS variables reads packages/ui/src/tokens, or is written by npm run build:tokens; a new colour belongs in the palette there.`,
    );
};

const rawMeasure = /@media |radius: *[^;]*(?<![\w.])[1-9]\d*px/;

/** Container queries are allowed: they depend on a component's width, not on the window. */
const rawMeasuresOnlyInTokens: Rule = (file) => {
  if (!/^(packages\/ui\/src|apps\/admin\/src)\/.*\.styles\.tsx?$/.test(file.path)) return [];
  return withoutComments(file.text)
    .split('\n')
    .filter((line) => rawMeasure.test(line))
    .map(
      (line) =>
        `${file.path}: ${line.trim()} — use media.… or radius.…; a new one belongs in packages/ui/src/tokens/scale.ts.`,
    );
};

/** Text in these drawings has sizes in the drawing's own coordinates. Text of the page is never set in px. */
const drawing =
  /^packages\/ui\/src\/(art|admin\/SignIn|site\/(ContactDialog|CtaBanner|FounderStory))\/[\w/]+\.styles\.ts$/;
const fontDeclaration = /(?<![\w-])(?:font(?:-size|-weight)?|line-height): *([^;]*)/g;
/** Sizes relative to the element's own box have no token: `cqi`, `calc()` with a variable, or `1em` inside it. */
const ofItsOwnBox = /calc\([^()]*(?:\([^()]*\)[^()]*)*\)|[\d.]+cqi|(?<![\w.])1em/g;

const rawFontsOnlyInTokens: Rule = (file) => {
  if (!/^(packages\/ui\/src|apps\/admin\/src)\/.*\.styles\.tsx?$/.test(file.path)) return [];
  const isRaw = (value: string) =>
    drawing.test(file.path) ? /\d/.test(value.replaceAll(/(?<![\w.])[\d.]+px/g, '')) : /\d/.test(value);
  return withoutComments(file.text)
    .split('\n')
    .filter((line) =>
      [...line.replaceAll(/\$\{[^}]*\}/g, '').matchAll(fontDeclaration)].some(([, value = '']) =>
        isRaw(value.replaceAll(ofItsOwnBox, '')),
      ),
    )
    .map(
      (line) =>
        `${file.path}: ${line.trim()} — use type.…, font(…), fontSize, fontWeight or lineHeight; a new one belongs in packages/ui/src/tokens/type.ts.`,
    );
};

const rawLayer = /(?<![\w-])z-index: *-?(?:[3-9]|\d{2,})/;

/** Up to 2 orders the content of a component. Elements over other components have a layer, defined in one file. */
const rawLayersOnlyInTokens: Rule = (file) => {
  if (!/^(packages\/ui\/src|apps\/admin\/src)\/.*\.styles\.tsx?$/.test(file.path)) return [];
  return withoutComments(file.text)
    .split('\n')
    .filter((line) => rawLayer.test(line))
    .map(
      (line) =>
        `${file.path}: ${line.trim()} — use layer.…; a new one belongs in packages/ui/src/tokens/scale.ts. Within one part, 2 is enough.`,
    );
};

const browserGlobal =
  /(?<![.\w'"-])(window|document|localStorage|sessionStorage|navigator|location|history|matchMedia|fetch)(?=\.|\(|\[)/;

const browserOnlyInServices: Rule = (file) => {
  if (!/^apps\/(site|admin)\/src\//.test(file.path) || file.path.endsWith('/services.ts') || isTest(file)) return [];
  return withoutComments(file.text)
    .split('\n')
    .filter((line) => browserGlobal.test(line))
    .map((line) => `${file.path}: ${line.trim()} — browser globals belong in services.ts of the app; pass them in.`);
};

const domainHasNoClock: Rule = (file) => {
  if (!file.path.startsWith('packages/domain/src/') || isTest(file)) return [];
  return /new Date\(\)|Date\.now|Math\.random|crypto\./.test(withoutComments(file.text))
    ? [`${file.path} reads the clock or a random value: take \`now\` and \`newId\` as parameters (shared/ports.ts).`]
    : [];
};

const testDouble = /from '(?:@fnc\/[a-z]+\/testing|(?:\.{1,2}\/)+(?:[\w/]+\/)?testing\/[^']*)'/;

const doublesOnlyInTests: Rule = (file) =>
  /^apps\/[a-z]+\/src\//.test(file.path) &&
  !isTest(file) &&
  !file.path.includes('/testing/') &&
  testDouble.test(file.text)
    ? [`${file.path} imports what stands in for something in tests: take the real one from services.ts.`]
    : [];

const written = /Intl\.DateTimeFormat\(|toLocale(?:Date|Time)String\((?!')|\bdateStyle:/;

/** A quoted region is allowed, because it formats for machines: 2026-11-20. */
const datesInOnePlace: Rule = (file) => {
  if (!/^(packages\/ui|apps\/(site|admin)|guide|knowledge)\//.test(file.path) || isTest(file)) return [];
  // This script dates a printed calculation before the app has loaded; the page tells it the region.
  const isWriter = ['packages/ui/src/locales/dates.ts', 'apps/site/prerender/page/startApp.ts'].includes(file.path);
  return isWriter || !written.test(withoutComments(file.text).replaceAll(/dateFormat\([^;]*?\}\)/g, ''))
    ? []
    : [
        `${file.path} formats a date itself: use packages/ui/src/locales/dates.ts, which has the format of each language.`,
      ];
};

const disabledButton = /<(?:Icon|Text|Chip)?Button\b(?:[^<>]|=>)*?\sdisabled[=\s/>]/;

const buttonsKeepTheFocus: Rule = (file) =>
  /^packages\/ui\/src\/(components|admin|site)\//.test(file.path) && !isTest(file) && disabledButton.test(file.text)
    ? [
        `${file.path} disables a button, which loses the focus of somebody who has just pressed it. Use \`aria-disabled\`: a press then does nothing, and the focus stays.`,
      ]
    : [];

/**
 * A choice between two languages would give a third one the texts of the second. Countries and picture modes are
 * allowed.
 */
const byHand = /(?<!\b(?:home|mode) )[!=]== '(?:nl|en)'|'nl' \| 'en'|\['nl', 'en'\]|'(?:nl-NL|en-GB)'/;

const languagesByTheList: Rule = (file) => {
  const isProduct = /^(packages|apps|guide|knowledge|\.storybook)\//.test(file.path) && !isTest(file);
  if (!isProduct || file.path === 'packages/domain/src/shared/language.ts') return [];
  return withoutComments(file.text)
    .split('\n')
    .filter((line) => byHand.test(line))
    .map(
      (line) =>
        `${file.path}: ${line.trim()} — take the words from a Record<Language, …>, and languages and regions from packages/domain/src/shared/language.ts.`,
    );
};

const noStarExports: Rule = (file) =>
  /^export \* from/m.test(file.text) ? [`${file.path} has \`export *\`: list the public names one by one.`] : [];

const noSkippedTests: Rule = (file) =>
  isTest(file) && /\b(it|test|describe)\.(skip|only|todo|fixme)\b|waitForTimeout\(/.test(file.text)
    ? [`${file.path} skips, focuses or sleeps: every test runs, and waits for what it wants to see.`]
    : [];

export const rules: Readonly<Record<string, Rule>> = {
  'every file says one thing: line ceilings': fileCeiling,
  'styled-components only in *.styles.ts and tokens': styledOnlyInStyles,
  'raw colours only in tokens': rawColoursOnlyInTokens,
  'raw media queries and radii only in tokens': rawMeasuresOnlyInTokens,
  'raw fonts only in tokens': rawFontsOnlyInTokens,
  'raw layers only in tokens': rawLayersOnlyInTokens,
  'browser globals only in services.ts': browserOnlyInServices,
  'the domain reads no clock and no random values': domainHasNoClock,
  'what stands in for something in tests is imported by tests': doublesOnlyInTests,
  'dates are written in one place': datesInOnePlace,
  'languages are those of the list': languagesByTheList,
  'a button that cannot be pressed keeps the focus': buttonsKeepTheFocus,
  'public names are listed': noStarExports,
  'no test is skipped or sleeps': noSkippedTests,
  'stories say how firm they are: one status': oneStatus,
  'stories stand where their folder says': titleOfFolder,
};
