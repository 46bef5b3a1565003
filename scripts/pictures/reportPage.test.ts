import { expect, test } from 'vitest';
import { reportPage } from './reportPage.ts';

const changed = {
  name: 'components-button--primary',
  before: '../baselines/components-button--primary.webp',
  after: '../../.vitest/pictures/components-button--primary.actual.webp',
  difference: '../../.vitest/pictures/components-button--primary.diff.webp',
};

test('a changed picture is shown as it was, as it is, and where it differs', () => {
  const html = reportPage([changed]);
  expect(html).toContain('<h1>1 changed picture</h1>');
  expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    changed.before,
    changed.after,
    changed.difference,
  ]);
});

test('a new picture says that there was none', () => {
  const html = reportPage([{ ...changed, before: null, difference: null }]);
  expect(html).toContain('before: none');
  expect(html).toContain('difference: none');
});

test('no name can break the page', () => {
  expect(reportPage([{ ...changed, name: '<script>"' }])).not.toContain('<script>');
});
