import sharp from 'sharp';
import type { Picture } from './picture.ts';

// One thread per picture: the browsers need the others.
sharp.concurrency(1);
sharp.cache(false);

/** The pixels of a PNG or WebP, RGBA. Rejects on anything else. */
export async function decode(image: Buffer): Promise<Picture> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: { width: info.width, height: info.height } };
}

/** Lossless, at a third of the size of a PNG. */
export const toWebp = (image: Buffer): Promise<Buffer> =>
  sharp(image).removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer();

/** RGBA, row by row, as a lossless WebP. */
export const encodeWebp = (data: Uint8Array, width: number, height: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer();

/** The upper `height` px of pictures of equal size, one below the other, as a PNG with fast compression. */
export async function stacked(images: readonly Buffer[], height: number): Promise<Buffer> {
  const upper = await Promise.all(
    images.map(async (image) => {
      const picture = sharp(image);
      const { width, height: whole } = await picture.metadata();
      return picture.extract({ left: 0, top: 0, width, height: Math.min(height, whole) }).toBuffer();
    }),
  );
  return await sharp(upper, { join: { across: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
