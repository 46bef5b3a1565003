import type { Plugin } from 'vite';

/**
 * Leaves out the key of each line of an icon: 200 bytes that do not compress. Only React's development version asks for
 * keys, so a development build keeps them.
 */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({
      code: code.replaceAll(/, key: "\w+"/g, '').replaceAll(/^__iconData\.node;$/gm, ''),
      map: null,
    }),
  },
};
