import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (file: string) => /\.(html|js|css|svg|txt|xml|json|webmanifest|ico)$/.test(file);

/**
 * Adds `.br` and `.gz` to every text file: the server sends them to browsers that accept them, and compresses nothing.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter(isText).map((file) => path.join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const small = {
        br: await brotli(text, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
        gz: await zip(text, { level: constants.Z_BEST_COMPRESSION }),
      };
      for (const [ending, bytes] of Object.entries(small)) await writeFile(`${file}.${ending}`, bytes);
    }),
  );
}
