import { expect, test } from 'vitest';
import { withEndTags } from './openElements.ts';

test.each([
  ['Dag', ''],
  ['<p>Dag</p>', ''],
  ['<div style="display:none">Voorproef<p>Dag</p>', '</div>'],
  ['<div hidden><span>Dag', '</span></div>'],
  ['<details><summary>Meer</summary>Dag', '</details>'],
  ['<dialog>Dag', '</dialog>'],
  ['<select><option>Dag', '</option></select>'],
  ['<table><tr><td>Dag', '</td></tr></table>'],
  // A parser ignores end tags too many.
  ['<ul><li>Een<li>Twee</ul>', '</li></li>'],
  // A browser opens it again after the block that it began in.
  ['<div><b hidden>Dag</div>', '</b>'],
  ['<b><div hidden>Dag</b>', '</div>'],
  // The block after them ends these paragraphs; those in another element end with it.
  ['<p>Een<p>Twee', ''],
  ['<p hidden><span>Dag', '</span>'],
  ['<p>Een<span hidden><p>Twee', '</p></span>'],
  ['<p>Een<br>Twee<img src="https://a.example/k.png"></p></div>', ''],
  ['<!-- <div> --><style>div{}</style>', ''],
])('%s lacks "%s"', (html, endTags) => {
  expect(withEndTags(html)).toBe(html + endTags);
});

test('a document gets them inside its body', () => {
  expect(withEndTags('<html><body><div hidden>Dag</body></html>')).toBe(
    '<html><body><div hidden>Dag</div></body></html>',
  );
});
