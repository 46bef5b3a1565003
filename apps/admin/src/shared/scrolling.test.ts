import { createMemoryStore } from '@fnc/domain/storage';
import { expect, test, vi } from 'vitest';
import { createScrolling } from './scrolling.ts';

function setUp(store = createMemoryStore()) {
  const gone = new Set<() => void>();
  const page = {
    scrollY: 0,
    scrollTo: vi.fn<(left: number, top: number) => void>(),
    addEventListener: (_type: string, listener: () => void) => void gone.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void gone.delete(listener),
  };
  const scrolling = createScrolling(page as unknown as Window, store);
  return { page, scrolling, store, leave: () => gone.forEach((tell) => tell()), gone };
}

test('a place remembers how far it was scrolled last', () => {
  const { page, scrolling } = setUp();
  page.scrollY = 300;
  scrolling.remember('leads');
  page.scrollY = 500;
  scrolling.remember('leads');
  expect(scrolling.remembered('leads')).toBe(500);
  expect(scrolling.remembered('clients')).toBeUndefined();
});

test('a reload finds the page where it was', () => {
  const { page, scrolling, store, leave } = setUp();
  scrolling.onGone(() => 'leads');
  page.scrollY = 700;
  leave();
  expect(setUp(store).scrolling.remembered('leads')).toBe(700);
});

test('whoever stopped listening keeps nothing', () => {
  const { scrolling, gone } = setUp();
  scrolling.onGone(() => 'leads')();
  expect(gone.size).toBe(0);
});

test.each(['{', '7', '[["leads"], 3, null]'])('what is kept as %s is no position', (text) => {
  const { scrolling } = setUp(createMemoryStore({ fnc_admin_scroll: text }));
  expect(scrolling.remembered('leads')).toBeUndefined();
});

test('a hundred places are remembered, the oldest is forgotten', () => {
  const { scrolling } = setUp();
  for (let place = 0; place <= 100; place++) scrolling.remember(String(place));
  expect(scrolling.remembered('0')).toBeUndefined();
  expect(scrolling.remembered('1')).toBe(0);
});
