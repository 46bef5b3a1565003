import { palette as colours } from '@fnc/ui/tokens/palette.ts';
import { drawPng } from './pictures/render.ts';
import { mark } from './pictures/sheet.ts';

/** The mark on paper, 40 px in its own coordinates; `scale` leaves room where systems cut a shape out. */
function tile(scale: number, rounded: boolean): string {
  const edge = (40 - 40 * scale) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">',
    `<rect width="40" height="40"${rounded ? ' rx="8"' : ''} fill="${colours.deep}"/>`,
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${mark(colours.paper)}</g></svg>`,
  ].join('');
}

/** The favicon's drawing: heavier, and without the degrees, which would be dust at this size. */
const small = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">',
  `<circle cx="20" cy="20" r="18.6" fill="${colours.limestone}" stroke="${colours.deep}" stroke-width="2.8"/>`,
  `<path d="M28.5 31.5 16.4 22.6 10.5 8.5 23.6 17.4z" fill="none" stroke="${colours.deep}" stroke-width="2.4" stroke-linejoin="round"/>`,
  `<path d="M10.5 8.5 23.6 17.4 16.4 22.6z" fill="${colours.deep}"/></svg>`,
].join('');

/** An .ico that holds one PNG of 32 px: a header, one entry, and the PNG as it is. */
export function iconFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Every icon by its path from the root of the site. */
export async function icons(cache: string): Promise<Readonly<Record<string, Buffer>>> {
  const draw = (svg: string, size: number) =>
    drawPng({ svg: svg.replace('width="40" height="40"', `width="${size}" height="${size}"`), cache });
  return {
    'favicon.ico': iconFile(await draw(small, 32)),
    'icons/apple-touch-icon.png': await draw(tile(0.74, false), 180),
    'icons/icon-192.png': await draw(tile(0.78, true), 192),
    'icons/icon-512.png': await draw(tile(0.78, true), 512),
    'icons/icon-maskable-512.png': await draw(tile(0.62, false), 512),
  };
}
