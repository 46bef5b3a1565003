import { useLayoutEffect, useRef, useState } from 'react';
import { type Standing, type StandingName, standings } from '../../../tokens/standings.ts';
import { Frame, Sheet } from './Art.styles.ts';
import { drawings } from './drawings.tsx';

/** A drawing over this many bytes is too heavy for a first screen. */
export const mostBytes = 8 * 1024;

/** The drawing itself: names of places, classes and ids differ with language, build and what was drawn before. */
function bytesOf(svg: SVGSVGElement): number {
  const bare = svg.cloneNode(true) as SVGSVGElement;
  for (const text of bare.querySelectorAll('text')) text.remove();
  for (const element of [bare, ...bare.querySelectorAll('[class]')]) element.removeAttribute('class');
  const ids = [...bare.querySelectorAll('[id]')].map(({ id }) => id);
  const drawn = ids.reduce((html, id) => html.replaceAll(id, 'a'), bare.outerHTML);
  return new Blob([drawn]).size;
}

function Drawn({ name, drawing }: (typeof drawings)[number]) {
  const place = useRef<HTMLDivElement>(null);
  const [bytes, setBytes] = useState(0);
  useLayoutEffect(() => {
    const svg = place.current?.querySelector('svg');
    if (svg) setBytes(bytesOf(svg));
  }, []);
  return (
    <figure data-bytes={bytes}>
      <div ref={place}>{drawing}</div>
      <figcaption>
        <b>{name}</b> {(bytes / 1024).toFixed(1)} KB
      </figcaption>
    </figure>
  );
}

/** Every drawing on one background, with the size it has in the page. */
export function ArtSheet({ on: place }: { on: StandingName }) {
  const { theme, band }: Standing = standings[place];
  return (
    <Frame data-theme={theme}>
      <div data-band={band}>
        <Sheet>
          {drawings.map((each) => (
            <Drawn key={each.name} {...each} />
          ))}
        </Sheet>
      </div>
    </Frame>
  );
}
