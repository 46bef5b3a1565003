import pixelmatch from 'pixelmatch';
import type { Comparison, Picture } from './picture.ts';

/** A difference that is visible in a single pixel. */
const visible = 0.1;
/** The page and surface colours differ more than this; a hairline moved by one pixel is hundreds of such pixels. */
const faint = 0.025;
/** Between runs the renderer rounds the edges of curves differently, in a few pixels, invisibly. */
const allowedFaintPixels = 8;

/** Avoids a copy where possible: a picture has about five million bytes. */
const bytesOf = ({ data }: Picture) => (data instanceof Uint8Array ? data : new Uint8Array(data));

/** For the browser of the baselines: no pixel may differ visibly, and only a few at all. */
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
