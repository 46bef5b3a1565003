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
  // The end of a block ends what is in it: an end tag too many would end our own frame.
  ['<ul><li>Een<li>Twee</ul>', ''],
  ['<table><tr><td><div>Dag</td></tr></table>', ''],
  ['<table><tr><td>Een<td>Twee</table>', ''],
  // A parser ignores the end of a span while a block in it is open, and ends in a cell of what is around its table.
  ['<span style="display:none"><div>Voorproef</span><p>Dag</p>', '</div></span>'],
  ['<div hidden><table><tr><td>Dag</div>', '</td></tr></table></div>'],
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
