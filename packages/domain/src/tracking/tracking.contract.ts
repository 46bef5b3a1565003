import { beforeEach, describe, expect, test } from 'vitest';
import type { ConversionRepository, NewConversion } from './conversion.ts';
import type { NewPageView, PageViewRepository } from './pageView.ts';

interface Log<New, Kept> {
  add(record: New): Promise<Kept>;
  list(): Promise<readonly Kept[]>;
}

function describeLog<New extends object, Kept extends { id: string }>(
  kind: string,
  adapter: string,
  create: () => Log<New, Kept>,
  sample: (page: string) => New,
) {
  describe(`${kind} in ${adapter}`, () => {
    let log: Log<New, Kept>;
    beforeEach(() => {
      log = create();
    });

    test('nothing recorded is an empty list', async () => {
      expect(await log.list()).toEqual([]);
    });

    test('records come back oldest first, each with an id of its own', async () => {
      const first = await log.add(sample('/a'));
      const second = await log.add(sample('/b'));
      expect(await log.list()).toEqual([first, second]);
      expect(first).toMatchObject(sample('/a'));
      expect(first.id).not.toBe(second.id);
    });

    test('of more than 500 the oldest give way', async () => {
      for (let index = 0; index < 502; index += 1) await log.add(sample(`/${index}`));
      const kept = await log.list();
      expect(kept).toHaveLength(500);
      expect(kept[0]).toMatchObject({ page: '/2' });
      expect(kept.at(-1)).toMatchObject({ page: '/501' });
    });
  });
}

export const describeConversionRepository = (adapter: string, create: () => ConversionRepository): void =>
  describeLog('conversions', adapter, create, (page): NewConversion => ({
    type: 'guide_requested',
    page,
    source: 'general',
    language: 'nl',
  }));

export const describePageViewRepository = (adapter: string, create: () => PageViewRepository): void =>
  describeLog('page views', adapter, create, (page): NewPageView => ({ page, language: 'en' }));
