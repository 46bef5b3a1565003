import { describe, expect, test } from 'vitest';
import { appendToBody, isWholeHtml } from './wholeHtml.ts';

test.each([
  ['<p>a</p>', false],
  ['<!-- <html> --><p>a</p>', false],
  ['<p title="<body>">a</p>', false],
  ['<!doctype html><p>a</p>', false],
  ['<!doctype html>\n<HTML><body>a', true],
  ['<body>a</body>', true],
])('%s is a document of its own: %s', (html, isWhole) => {
  expect(isWholeHtml(html)).toBe(isWhole);
});

describe('something at the end of a document', () => {
  test.each([
    ['its body', '<html><body>a</BODY ></html>', '<html><body>a+</BODY ></html>'],
    ['a document whose body has no end', '<html><body>a</html>', '<html><body>a+</html>'],
    ['a document without any end', '<body>a', '<body>a+'],
    ['the last of its bodies', '<body>a</body>b</body>c', '<body>a</body>b+</body>c'],
    ['a body that also stands in a comment', '<body>a</body><!-- </body> -->', '<body>a+</body><!-- </body> -->'],
  ])('stands in %s', (_name, html, expected) => {
    expect(appendToBody(html, '+')).toBe(expected);
  });
});
