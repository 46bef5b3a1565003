import { firstSettings } from '../../testing/storySettings.ts';

type Globals = Readonly<Record<string, unknown>>;

const plain = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value);

/**
 * The address that shows exactly this state: the story and every toolbar that is not at its first setting.
 * `page` is the address of the frame in which docs and stories run.
 */
export function stateLink(page: string, storyId: string, globals: Globals): string {
  const first: Globals = { ...firstSettings, density: 'own' };
  const turned = Object.entries(globals).flatMap(([name, value]) =>
    name in first && plain(value) && value !== first[name] ? [`${name}:${value}`] : [],
  );
  const suffix = turned.length > 0 ? `&globals=${turned.join(';')}` : '';
  return `${new URL('./', page).href}?path=/story/${storyId}${suffix}`;
}
