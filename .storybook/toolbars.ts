import { type Language, languages } from '@fnc/domain';

type Icon = 'globe' | 'contrast' | 'lightning' | 'type' | 'component';
type Item = string | { title: string; right: string };

const toolbar = (name: string, icon: Icon, values: Readonly<Record<string, Item>>) => ({
  name,
  description: name,
  toolbar: {
    title: name,
    icon,
    items: Object.entries(values).map(([value, item]) =>
      typeof item === 'string' ? { value, title: item } : { value, ...item },
    ),
    dynamicTitle: true,
  },
});

/** What a language calls itself. */
const ownName = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** For the canvas and docs pages; links to a state contain their values. */
export const toolbars = {
  language: toolbar('Language', 'globe', {
    ...Object.fromEntries(languages.map((language) => [language, ownName(language)])),
    long: { title: 'Pseudo-long', right: 'Dutch × 1.4' },
  }),
  theme: toolbar('Theme', 'contrast', {
    light: 'Light',
    dark: 'Dark',
    // A page cannot enable real forced colours; the tests emulate them.
    forced: { title: 'Forced colours', right: 'simulated' },
  }),
  motion: toolbar('Motion', 'lightning', {
    system: { title: 'Motion', right: 'as the system wants' },
    reduced: 'Reduced motion',
  }),
  textSize: toolbar('Text size', 'type', { normal: 'Text 100%', double: 'Text 200%' }),
  density: toolbar('Density', 'component', {
    own: { title: 'Density', right: 'of the story' },
    site: { title: 'Site', right: '52 px controls' },
    console: { title: 'Console', right: '36 px controls' },
  }),
};
