import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const source = path.join(import.meta.dirname, '../packages/ui/src');
const name = 'virtual:used-icons';

/** Icon → the folders whose components or views import it; docs, stories and tests are ignored. */
function findIcons(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    if (/^docs\b|\.(stories|test)\.tsx?$/.test(file)) continue;
    for (const [, names = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(
      /import \{([^}]*)\} from 'lucide-react'/g,
    )) {
      for (const imported of names.split(',').map((each) => each.trim().split(' as ', 1)[0] ?? '')) {
        if (!/^[A-Z]/.test(imported)) continue;
        found.set(imported, (found.get(imported) ?? new Set()).add(path.basename(path.dirname(file))));
      }
    }
  }
  return found;
}

/** `virtual:used-icons`: the icons of the product, for their docs page. */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const found = [...findIcons()].toSorted(([one], [other]) => one.localeCompare(other));
      const entries = found.map(
        ([icon, folders]) => `{ name: '${icon}', icon: ${icon}, usedBy: ${JSON.stringify([...folders].toSorted())} }`,
      );
      return `import { ${found.map(([icon]) => icon).join(', ')} } from 'lucide-react';
export const usedIcons = [${entries.join(', ')}];`;
    },
  };
}
