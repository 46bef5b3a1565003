import { expect, test } from 'vitest';
import { scriptJson, voidTag } from './markup.ts';

test('no text leaves its attribute', () => {
  expect(voidTag('meta', { name: 'a', content: '"><script> & ’' })).toBe(
    '<meta name="a" content="&quot;&gt;&lt;script&gt; &amp; ’">',
  );
});

test('no text ends the script element it stands in, and it is read back unchanged', () => {
  const said = { text: '</script><!-- <script>' };
  expect(scriptJson(said)).not.toContain('<');
  expect(JSON.parse(scriptJson(said))).toEqual(said);
});
