import { expect, test } from 'vitest';
import { pathsOf, type Drawing } from './art.ts';
import { coverChart, placements } from './cover-chart.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All points of a drawing's paths, in its own units. Includes the curves' control points, which enclose the curves. */
const pointsOf = (name: Drawing): readonly (readonly [number, number])[] => {
  const points: [number, number][] = [];
  for (const [, path = ''] of pathsOf(name).markup.matchAll(/ d="([^"]+)"/g)) {
    const words = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
    let command = '';
    let place: [number, number] = [0, 0];
    for (let index = 0; index < words.length;) {
      if (/[A-Za-z]/.test(words[index] ?? '')) command = words[index++] ?? '';
      if (command === 'z') continue;
      const next = (): [number, number] => [Number(words[index++]), Number(words[index++])];
      const from = place;
      const offset = (): [number, number] => {
        const [x, y] = next();
        return [from[0] + x, from[1] + y];
      };
      if (command === 'M') place = next();
      else if (command === 'l') place = offset();
      else if (command === 'q') {
        points.push(offset());
        place = offset();
      } else throw new Error(`No reading of "${command}" in ${name}`);
      points.push(place);
    }
  }
  return points;
};

const boxOf = (name: Drawing): Box => {
  const { x, y, scale } = placements[name];
  const points = pointsOf(name);
  const across = points.map(([px]) => x + px * scale);
  const down = points.map(([, py]) => y + py * scale);
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
};

test('land and depth contours of the two coasts on the cover lie apart', () => {
  const [nl, cyprus] = [boxOf('map-nl'), boxOf('map-cyprus')];
  const apart = nl.bottom < cyprus.top || cyprus.bottom < nl.top || nl.right < cyprus.left || cyprus.right < nl.left;
  expect(apart, JSON.stringify({ nl, cyprus })).toBe(true);
});

test('both coasts are drawn where the placements say', () => {
  for (const { x, y, scale } of Object.values(placements)) {
    expect(coverChart().markup).toContain(`translate(${x} ${y}) scale(${scale})`);
  }
});

test('Cyprus stays above the title', () => expect(boxOf('map-cyprus').bottom).toBeLessThan(780));
