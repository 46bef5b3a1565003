import pixelmatch from 'pixelmatch';
import type { Comparison, Picture } from './picture.ts';

/** A difference that an eye can see at the size of one pixel. */
const visible = 0.1;
/** Limestone and paper lie further apart than this; a hairline moved by one pixel is hundreds of such pixels. */
const faint = 0.025;
/** From run to run the renderer rounds the edge of a curve a little differently, in a few pixels, never visibly. */
const allowedFaintPixels = 8;

/** Without copying where that is possible: a picture has some five million bytes. */
const bytesOf = ({ data }: Picture) => (data instanceof Uint8Array ? data : new Uint8Array(data));

/** For the browser that made the pictures: not one pixel may visibly differ, and hardly one at all. */
export function compareToThePixel(reference: Picture, actual: Picture): Comparison {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const message = `Expected ${width}×${height}px, received ${actual.metadata.width}×${actual.metadata.height}px.`;
    return { pass: false, diff: null, message };
  }
  const [a, b] = [bytesOf(reference), bytesOf(actual)];
  if (Buffer.compare(a, b) === 0) return { pass: true, diff: null, message: null, identical: true };
  const diff = new Uint8Array(a.length);
  const count = (threshold: number) => pixelmatch(a, b, diff, width, height, { threshold, includeAA: true });
  const visiblePixels = count(visible);
  const faintPixels = count(faint);
  if (visiblePixels === 0 && faintPixels <= allowedFaintPixels) return { pass: true, diff: null, message: null };
  const message = `${visiblePixels} pixels differ visibly, ${faintPixels} in all.`;
  return { pass: false, diff, message };
}
