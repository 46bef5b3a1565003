import { expect, test } from 'vitest';
import { withoutActiveContent } from './activeContent.ts';

test.each<[html: string, passive: string, found: string[]]>([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>', ['<script>']],
  ['a<SCRIPT src=x></script >b', 'ab', ['<script>']],
  ['<iframe src="https://a.example">c</iframe>d', 'd', ['<iframe>']],
  ['<object data="a.pdf"><p>Lees de gids</p></object>', '<p>Lees de gids</p>', ['<object>']],
  ['<p onclick="a()" class="b">c</p>', '<p  class="b">c</p>', ['onclick']],
  ["<img src=a.png onerror='a()'>", '<img src=a.png >', ['onerror']],
  ['<p ONCLICK=a()>c</p>', '<p >c</p>', ['onclick']],
  ['<p onclick>c</p>', '<p >c</p>', ['onclick']],
  // The first of two would uncover the second.
  ['<p onclick="a" onclick="b" title=c>d</p>', '<p   title=c>d</p>', ['onclick']],
  ['<a href="javascript:a()">b</a>', '<a >b</a>', ['href']],
  ['<a href=" java&#10;script:a()">b</a>', '<a >b</a>', ['href']],
  // What is removed can be all that keeps an address from its name.
  ['<a href onclick="a"="javascript:b">c</a>', '<a >c</a>', ['onclick', 'href']],
  // In a browser this comment ends at its exclamation mark.
  ['<!-- a --!><script>b</script>c', '<!-- a --!>c', ['<script>']],
])('%s becomes %s', (html, passive, found) => {
  expect(withoutActiveContent(html)).toEqual({ found, html: passive });
});

test.each([
  '<p style="color:red" title="javascript: a course" on="1">onclick=a</p>',
  '<style>p{color:red}</style><a href="https://a.example/?on=javascript:1">a</a>',
  '<!-- <script>a</script> --><!--[if mso]><table><![endif]-->',
  // Without an end it would take the rest of the mail along.
  'a<script>b',
  '<textarea><script>a</script></textarea>',
])('%s stays as it is', (html) => {
  expect(withoutActiveContent(html)).toEqual({ found: [], html });
});
