// `npm run build:tokens` publishes the tokens as data: for a design tool (Design Tokens format) and as CSS variables.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './staleness.ts';
import { publishedTokens } from './tokens/publishedTokens.ts';

for (const [file, text] of Object.entries(publishedTokens())) {
  writeFileSync(path.join(root, file), text);
  console.log(`wrote ${file}`);
}
