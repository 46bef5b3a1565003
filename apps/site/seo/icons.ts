import { smallIcon, tileIcon } from '@fnc/ui/art/LogoMark/icons.ts';
import { drawPng } from './pictures/render.ts';

/** An .ico with one PNG of 32 px: a header, one entry, and the unchanged PNG. */
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
  const draw = (svg: string) => drawPng({ svg, cache });
  return {
    'favicon.ico': iconFile(await draw(smallIcon(32))),
    'icons/apple-touch-icon.png': await draw(tileIcon({ size: 180, scale: 0.74 })),
    'icons/icon-192.png': await draw(tileIcon({ size: 192, scale: 0.78, rounded: true })),
    'icons/icon-512.png': await draw(tileIcon({ size: 512, scale: 0.78, rounded: true })),
    'icons/icon-maskable-512.png': await draw(tileIcon({ size: 512, scale: 0.62 })),
  };
}
