import { createI18nFrom } from './createI18n.ts';
import { expect, test } from 'vitest';
import { createWords } from './words.ts';

function setUp() {
  const instance = createI18nFrom('nl', { admin: { start: {} } });
  const words = createWords(instance);
  const say = () => instance.t('admin:clients.title');
  return { instance, words, say };
}

test('the words of a page come beside those that are there', async () => {
  const { instance, words, say } = setUp();
  await words.need('clients');
  expect(say()).toBe('Klanten');
  expect(instance.getResource('nl', 'admin', 'start')).toEqual({});
  expect(instance.getResource('nl', 'admin', 'reports')).toBeUndefined();
});

test('another language has what was needed before it', async () => {
  const { words, say } = setUp();
  await words.need('clients');
  await words.speak('en');
  expect(say()).toBe('Clients');
});

test('what a page asks for while the language changes is there in both', async () => {
  const { words, say } = setUp();
  await Promise.all([words.speak('en'), words.need('clients')]);
  expect(say()).toBe('Clients');
});
