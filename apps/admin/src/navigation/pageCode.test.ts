import { expect, test, vi } from 'vitest';
import { createPageCode, PageNotFetched } from './pageCode.tsx';

const page = () => null;

test('a page is fetched once, however often it is asked for and drawn', async () => {
  const load = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page));
  const code = createPageCode(load);
  void code.prepare();
  void code.prepare();
  expect(await code.coming()).toBe(page);
  expect(code.coming()).toBe(code.coming());
  expect(load).toHaveBeenCalledOnce();
});

test('drawing what could not be fetched fetches nothing; going there again does', async () => {
  const load = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = createPageCode(load);
  await expect(code.coming()).rejects.toThrow(PageNotFetched);
  await expect(code.coming()).rejects.toThrow(PageNotFetched);
  expect(load).toHaveBeenCalledOnce();
  void code.prepare();
  expect(await code.coming()).toBe(page);
});
