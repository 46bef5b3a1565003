import type { Plugin } from 'vite';

/**
 * Replaces lucide's icon factory in builds: a fixed 24 by 24 SVG with the passed props. The library's own factory also
 * supports names, sizes from a context and children, which this product does not use.
 */
const maker = `
import { createElement } from 'react';
const look = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
};
const draw = ([tag, attributes]) => createElement(tag, attributes);
/* @__NO_SIDE_EFFECTS__ */
export default ({ node }) => (props) => createElement('svg', { ...look, ...props }, ...node.map(draw));
`;

/**
 * Removes the parts of an icon that only development builds need (the key of each line) or that are unused (its names),
 * because these bytes do not compress.
 */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/](icons[\\/]|createLucideIcon\.mjs)/ },
    handler: (code, id) => ({
      code: id.includes('createLucideIcon')
        ? maker
        : code
            .replaceAll(/,\s*key: "\w+"/g, '')
            .replace(/^ {2}name: "[\w-]+",$/m, '')
            .replace(/,\s*aliases: \[[^\]]*\]/, '')
            .replaceAll(/^__iconData\.node;$/gm, ''),
      map: null,
    }),
  },
};
