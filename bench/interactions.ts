// `npm run bench:interactions`: builds, serves with the product's own server, and presses the controls of five pages on
// a slow phone, each in a fresh browser. `--runs 4`: presses per control, not 20. `--only /,/contact`: only these pages.
// `--beside http://127.0.0.1:4100`: presses alternate with those in another build, which is already
// being served.
import { parseArgs } from 'node:util';
import { startProduct } from '../e2e/support/product.ts';
import { buildApps } from '../scripts/build.ts';
import { interactionPages, measureInteractions } from './pages/firstInteraction.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, only: { type: 'string' }, beside: { type: 'string' } },
});
const pages = values.only?.split(',') ?? interactionPages;
await buildApps();
const product = await startProduct();
try {
  const beside = values.beside === undefined ? [] : [{ build: 'beside', origin: values.beside }];
  const builds = [...beside, { build: 'this', origin: product.url }];
  console.table(await measureInteractions(builds, pages, Number(values.runs)));
} finally {
  await product.stop();
}
