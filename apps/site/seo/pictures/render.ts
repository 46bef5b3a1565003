import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface DrawOptions {
  readonly svg: string;
  /** Folder that caches pictures for the next build. */
  readonly cache: string;
}

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

/** An SVG as a small PNG. An unchanged drawing comes from the cache. */
export async function drawPng({ svg, cache }: DrawOptions): Promise<Buffer> {
  const key = createHash('sha256')
    .update(`${sharp.versions.sharp ?? ''} ${svg}`)
    .digest('hex');
  const file = path.join(cache, `${key.slice(0, 24)}.png`);
  const known = await read(file);
  if (known !== null) return known;
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 96, quality: 90, effort: 7, compressionLevel: 9 })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  await writeFile(file, png);
  return png;
}
