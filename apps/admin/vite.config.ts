import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanI18next } from '../../scripts/lean-i18next.ts';
import { leanIcons } from '../../scripts/lean-icons.ts';
import { leanStyles } from '../../scripts/lean-styles.ts';
import { stableComponentIds } from '../../scripts/stable-component-ids.ts';

const port = Number(process.env['ADMIN_PORT'] ?? 5174);
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000';

/** Modules in whose path one of these stands; `/` is either slash. */
const modules = (...parts: readonly string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'));

/**
 * What comes together stands in one file: a hundred small ones weigh a tenth more. Each group takes along what its modules
 * need, so the order counts: what the sign-in needs as well must not lie with what only who is signed in needs.
 */
const chunks = [
  { name: 'react', test: modules('node_modules/(react|react-dom|scheduler)/'), priority: 6 },
  // Everything that every visit begins with.
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  // What the sign-in shares with the shell.
  {
    name: 'basics',
    test: modules(
      'components/(Alert|CopyButton|EmptyState|IconButton|Link|Tooltip)/',
      String.raw`components/Field/\w+\.styles`,
      'Text/withStrong',
      '(BrandMark|LogoMark|StartScreen)/',
      'words/problem.ts',
      'appearance/useAppearance.ts',
      'pages/StartPage.tsx',
      'icons/(copy|moon|sun).mjs',
    ),
    priority: 4,
  },
  {
    name: 'fields',
    test: modules(
      'components/Field/Field.tsx',
      'components/TextField/TextField.tsx',
      'components/Checkbox/Checkbox.styles.ts',
      'components/CheckboxField/CheckboxField.tsx',
    ),
    priority: 3,
  },
  // The shell and what nearly all pages in it draw.
  {
    name: 'frame',
    test: modules(
      'pages/GuardedPages.tsx',
      'data/WithOldFile.tsx',
      String.raw`(PageHead|Skeleton)/\w+(\.styles)?\.tsx?`,
      'Menu/Menu(Parts)?.tsx',
      'StageRing/StageRing(.styles)?.tsx?',
      'TextButton.tsx',
      'words/(dates|durations|PhoneLink).ts',
      'shared/useNow.ts',
      'shared/(foldText|result).ts',
      'domain/src/leads/answerClock.ts',
      'icons/(alarm-clock|clock|trash|rotate-ccw|chevron-(down|right)|download|ellipsis|mail-x|upload).mjs',
    ),
    priority: 2,
  },
  // What every list draws.
  {
    name: 'list',
    test: modules(
      String.raw`components/(Table|Toolbar|Chip|RelativeTime|SearchBox|FilterBar)/\w+(\.styles)?\.tsx?$`,
      'ListScreen/([Ll]istScreen|useUndoableRemoval).tsx?$',
      String.raw`components/Progress/\w+(\.styles)?\.tsx?$`,
      'icons/ellipsis-vertical.mjs',
    ),
    minShareCount: 2,
    priority: 1,
  },
  // Of lists that come page by page: must not lie with what only some of them need.
  { name: 'endless', test: modules('(use)?[iI]nfiniteQuery(Observer|Options)?.js$'), priority: 2 },
  // What is asked and changed of leads, in the list and on the page of one.
  {
    name: 'leadRules',
    test: modules(
      'src/queries/leadWork.ts$',
      'domain/src/leads/leadWork.ts$',
      'domain/src/leads/oneByOne.ts$',
      'admin/leads/(useLeadMessages|statusKeys).tsx?$',
      'src/leads/useLeadPlace.ts$',
      'icons/ban.mjs',
    ),
    minShareCount: 2,
    priority: 1,
  },
  // What is read of a client, also by who only counts them, and how a list of them is asked.
  {
    name: 'clientRules',
    test: modules(
      'domain/src/clients/(client|clientQuery|clientVocabulary).ts$',
      'domain/src/questionnaires/answer.ts$',
      'domain/src/reports/report.ts$',
    ),
    minShareCount: 3,
    priority: 2,
  },
  // The names of reports, which a list of clients does not show.
  { name: 'reportWords', test: modules('domain/src/reports/reportVocabulary.ts$'), priority: 2 },
  // What the pages of clients, questions and reports share besides.
  {
    name: 'clientPages',
    test: modules(
      String.raw`domain/src/(clients|questionnaires|reports)/\w+\.ts$`,
      'domain/src/storage/copies/copiedClients.ts$',
      'src/queries/clients.ts$',
    ),
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What the list of clients and the pages of one client share, and no other page has.
  {
    name: 'clientViews',
    test: modules('admin/clients/(clientListData|clientStages).tsx?$', 'src/clients/useClientQuery.ts$'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'tabs',
    test: modules('@base-ui/react/(tabs|internals/composite)/', 'components/Tabs/'),
    priority: 1,
  },
  // What nearly every page draws; an icon of two or three pages would weigh on all others.
  { name: 'icons', test: modules('lucide-react/dist/esm/icons'), minShareCount: 8, priority: 1 },
  // What the dashboard shares with the lists and the pages of leads and clients.
  {
    name: 'figures',
    test: modules('(ScaleBar|AnswerClock)/', 'leads/(leadStages|answerMail)'),
    minShareCount: 2,
    priority: 1,
  },
  // What the dashboard and the pages of one record share, and no list has.
  { name: 'facts', test: modules('FactList/', 'locales/wholeShares'), minShareCount: 2, priority: 1 },
  // What pages with a form share, and no list has.
  {
    name: 'editing',
    test: modules(
      'navigation/(useLeaving|useGuard).ts$',
      'forms/(UnsavedChangesDialog|useUnsavedEdit|useLeaveGuard).tsx?$',
      'domain/src/shared/mergeChanges.ts$',
      'EditedElsewhere/editedField.ts$',
    ),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What screens that take files in and give them out share.
  {
    name: 'files',
    test: modules('FileDrop/fileRules', 'DataTools/dataTools.ts', 'storage/dataToolsState'),
    priority: 1,
  },
  { name: 'dialogs', test: modules('/(Dialog|ConfirmDialog).tsx$'), priority: 1 },
];

/** Lets a build leave out the parts of the router that nobody uses (making and naming them would count as use), and its warnings. */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => ({
      code: code
        .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** The console, served under /admin. In development the site's server passes /admin on to this one. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), stableComponentIds(), leanI18next, leanIcons, leanStyles, leanRouter],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    // Opened through another server's address, the page still finds its own for reloading.
    hmr: { clientPort: port },
    proxy: { '/api': server },
  },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Every visit begins with the list of all names: they are short, and only those of pages can be read.
        chunkFileNames: ({ name }) => `assets/${name.endsWith('Page') ? '[name]-' : ''}[hash:7].js`,
      },
    },
  },
});
