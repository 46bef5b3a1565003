import { expect, test } from 'vitest';
import { safeAddress } from './Markdown.tsx';

test.each(['https://fnc.example/a', 'http://fnc.example', 'mailto:post@fnc.example', '#r1-note-fn-1'])(
  '%s',
  (address) => {
    expect(safeAddress(address, 'r1-note-')).toBe(address);
  },
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  '/admin/leads',
  'leads',
  '#somewhere-else',
  '',
])('%j is no link', (address) => {
  expect(safeAddress(address, 'r1-note-')).toBeUndefined();
});
