import { readFileSync } from 'node:fs';
import { Html } from '../html.ts';

export type Drawing = 'map-nl' | 'map-cyprus';

/** The paths inside a drawing of `guide/art`, to be placed in another drawing. */
export const pathsOf = (name: Drawing): Html => {
  const file = readFileSync(new URL(`../art/${name}.svg`, import.meta.url), 'utf8');
  return new Html(
    file
      .trim()
      .replace(/^<svg[^>]*>/, '')
      .replace(/<\/svg>$/, ''),
  );
};
