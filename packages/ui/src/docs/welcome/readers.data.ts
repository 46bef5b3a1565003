interface Task {
  /** A page of this Storybook; without it the label is a command. */
  readonly to?: string;
  readonly label: string;
  readonly why: string;
}

interface Reader {
  readonly reader: string;
  readonly place: string;
  readonly position: string;
  readonly start: string;
  readonly tasks: readonly Task[];
}

/** Three readers, three legs of the course. */
export const readers: readonly Reader[] = [
  {
    reader: 'You design',
    place: 'Ouessant',
    position: '48°28′N 5°08′W',
    start: 'Start with what everything is made of; every page is drawn from the code and cannot be out of date.',
    tasks: [
      { to: '/docs/foundations-colour--docs', label: 'Colour', why: 'roles, both themes, contrast as measured' },
      { to: '/docs/foundations-type--docs', label: 'Type', why: 'every style at its real size' },
      { to: '/docs/foundations-space--docs', label: 'Space and shape', why: 'distances, radii, the one shadow' },
      { to: '/docs/foundations-iconography--docs', label: 'Iconography', why: 'the icons in use, and how to choose' },
      { to: '/docs/foundations-art-overview--docs', label: 'Art', why: 'charts, skyline, the course line' },
      { to: '/docs/foundations-writing--docs', label: 'Writing', why: 'voice, buttons, errors, glossary' },
      {
        to: '/docs/foundations-patterns--docs',
        label: 'Patterns',
        why: 'filters, refresh, counts, dates: one way each',
      },
    ],
  },
  {
    reader: 'You test',
    place: 'Gibraltar',
    position: '36°08′N 5°21′W',
    start:
      'Every state has an address. Turn the toolbars above it, press “Copy link”, and your report shows what you saw.',
    tasks: [
      { to: '/docs/components-button--docs', label: 'A component', why: 'all its states on one page, a link for each' },
      { to: '/docs/admin-leadlist--docs', label: 'A screen', why: 'loading, empty, one, many, failed, forbidden' },
      { to: '/docs/components-dialog--docs', label: 'Keyboard', why: 'the stories of that name prove each path' },
      { to: '/docs/foundations-accessibility--docs', label: 'Accessibility', why: 'what is tested, and what is not' },
      { label: 'npm run test:stories', why: 'runs every story: axe, behaviour, pictures' },
      { label: 'npm run stories:update', why: 'renews pictures after a wanted change' },
    ],
  },
  {
    reader: 'You build',
    place: 'Limassol',
    position: '34°40′N 33°02′E',
    start:
      'Look here before you write a part: it may exist. Props, their defaults and their reasons come from the code.',
    tasks: [
      {
        to: '/docs/components-button--usage',
        label: 'Usage of Button',
        why: 'the model of a page: when, when not, wording',
      },
      { to: '/docs/foundations-layout--docs', label: 'Layout', why: 'breakpoints, densities, layers' },
      { to: '/docs/foundations-motion--docs', label: 'Motion', why: 'two timings, and reduced motion' },
      { label: 'npm run new:component -- Rating', why: 'its files; CONTRIBUTING.md goes on' },
      { label: "import { Button } from '@fnc/ui'", why: 'also /site, /admin, /charts, /editor, /locales' },
      { label: 'npm run check', why: 'types, lint, names, sizes: before each commit' },
      { label: 'npm test -- --changed', why: 'what your change can affect' },
      { label: 'npm test', why: 'everything, as it is judged' },
    ],
  },
];
