import { expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

const page = (inside: string) =>
  [
    '<main><section id="why"><details><summary>No</summary>No</details></section>',
    `<section class="a" id="faq"><h2>FAQ</h2>${inside}</section>`,
    '<section><details><summary>Neither</summary></details></section></main>',
  ].join('');

test('each question of the section with what a reader sees of its answer', () => {
  const html = page(
    '<details name="faq" open=""><summary class="x"><h3>What does it cost &amp; when?</h3><svg><path d="M0"></path><title>plus</title></svg></summary>' +
      '<div><p>It isn&#x27;t <strong>free</strong>.</p><table><tbody><tr><th>Set-up</th><td>€ 2.000</td></tr>' +
      '<tr><th>Month</th><td>€ 450</td></tr></tbody></table></div></details>' +
      '<details name="faq"><summary>Second</summary><p>One.</p><p>Two.</p></details>',
  );
  expect(questionsIn(html)).toEqual([
    { question: 'What does it cost & when?', answer: "It isn't free. Set-up: € 2.000. Month: € 450." },
    { question: 'Second', answer: 'One. Two.' },
  ]);
});

test('a page without the section has none', () => {
  expect(questionsIn('<main><details><summary>No</summary>No</details></main>')).toEqual([]);
});
