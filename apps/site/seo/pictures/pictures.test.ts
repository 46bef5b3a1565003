import type { Outliner } from '@fnc/ui/art/SharePicture/sharePicture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { seoPages, type SeoPage } from '../pages.ts';
import { createOutliner } from './outlines.ts';
import { pictureSvg } from './picture.ts';
import { pictureAlt } from './pictureWords.ts';

describe('the pictures for shared links', () => {
  let outliner: Outliner;
  let pages: readonly SeoPage[];
  beforeAll(async () => {
    [outliner, pages] = await Promise.all([createOutliner(), seoPages()]);
  });

  test('a heavier cut is wider, and twice the size is twice as wide', () => {
    const plain = outliner.width('Limassol', 'text', 20);
    expect(outliner.width('Limassol', 'strong', 20)).toBeGreaterThan(plain);
    expect(outliner.width('Limassol', 'text', 40)).toBeCloseTo(2 * plain);
  });

  test('a sign that no font has stops the build', () => {
    expect(() => outliner.path('塞浦路斯', 'text', 20, 0, 0)).toThrow('has no sign');
  });

  test('each page has its own, the same on every machine: no text, no font, nothing from elsewhere', () => {
    const drawn = pages.map((page) => pictureSvg(outliner, page));
    expect(new Set(drawn).size).toBe(pages.length);
    expect(pages.slice(0, 2).map((page) => pictureSvg(outliner, page))).toEqual(drawn.slice(0, 2));
    for (const svg of drawn) {
      expect(svg).not.toMatch(/<text|font-family|<image|NaN|undefined|href=/);
      expect(svg).toMatch(/viewBox="0 0 1200 630"/);
    }
  });

  test('each is told in words', () => {
    for (const page of pages) expect(pictureAlt(page)).toMatch(/^[^{}]{30,160}$/);
    // The title is a sentence of its own before that of the drawing.
    for (const page of pages) expect(pictureAlt(page)).toMatch(/[.?!] (?:A|De|The|Een|Sea|Twee|Two|Zeekaart) /);
    for (const page of pages) expect(pictureAlt(page)).not.toMatch(/[.?!]\./);
  });
});
