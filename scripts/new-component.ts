// `npm run new:component -- Rating` writes the four files of a component, exports it, and prints the next steps.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentFiles, componentFolder, readName, withExport } from './component/componentFiles.ts';
import { root } from './staleness.ts';

const list = path.join(root, 'packages/ui/src/index.ts');
const read = readName(process.argv.slice(2), readdirSync(path.join(root, 'packages/ui/src/components')));
if (!read.ok) {
  console.error(read.error);
  process.exit(2);
}
const { name } = read;
const folder = componentFolder(name);
mkdirSync(path.join(root, folder));
for (const [file, text] of Object.entries(componentFiles(name))) {
  writeFileSync(path.join(root, folder, file), text);
  console.log(`wrote ${folder}/${file}`);
}
writeFileSync(list, withExport(readFileSync(list, 'utf8'), name));
console.log(`named it in packages/ui/src/index.ts

Next (CONTRIBUTING.md, "A component"):
  npm run storybook                      look at it while you write
  npm run stories:update -- ${name}      take its first pictures, and look at them
  npm run test:stories -- ${name}        what it promises, in half a minute
  npm test -- --changed                  everything that it can affect`);
