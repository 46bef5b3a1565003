import type { Plugin } from 'vite';

/**
 * How an icon is made in a build: always the same lines on 24 by 24, with whatever it is given. The library's own maker also
 * knows names, sizes by context and children, which nobody here uses.
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
 * Leaves out what only a development build uses of an icon (the key of each of its lines) and what nobody here does (its names):
 * bytes that do not compress.
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
