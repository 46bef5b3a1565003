import ReactMarkdown from 'react-markdown';
import { describe, expect, test } from 'vitest';
import { gfm } from './gfm.ts';
import { textOf, type TreeNode } from './markdownTree.ts';
import { settled } from './settled.ts';

const report = `# Haalbaarheid

Een **Cyprus Ltd** naast de *bestaande* bv, zie [de wet](https://wetten.example/ib), \`art. 2\` en 2 * 3.

## 1. Dagen

| Land | Nachten |
| --- | ---: |
| Nederland | 121 |
| Cyprus | **140** |

- eerst *de* dagen
- dan ~~niet~~ het [kantoor](https://kantoor.example)
  1. huur
  2. sleutel

> Zonder besluit geen leiding.

---

\`\`\`
| geen | tabel
\`\`\`

***Slot*** van het verhaal.
`;

const blocksOf = (markdown: string): { kinds: string[]; words: string[] } => {
  const kinds: string[] = [];
  const words: string[] = [];
  const collect = () => (tree: TreeNode) => {
    for (const block of tree.children ?? []) {
      kinds.push(block.type);
      if (block.type !== 'code') words.push(textOf(block));
    }
  };
  ReactMarkdown({ children: markdown, remarkPlugins: [gfm, collect] });
  return { kinds, words };
};

describe('whatever has been written so far', () => {
  const whole = blocksOf(report).kinds;
  const prefixes = Array.from(report, (_, index) => report.slice(0, index));

  test('a block keeps the kind it is first seen with', () => {
    const jumps = prefixes.filter((prefix) => {
      const { kinds } = blocksOf(settled(prefix));
      return kinds.some((kind, index) => kind !== whole[index]);
    });
    expect(jumps).toEqual([]);
  });

  test('no mark of Markdown is seen', () => {
    const seen = prefixes.filter((prefix) =>
      blocksOf(settled(prefix)).words.some((words) => /[|`~#[\]]|\*(?! 3)|https/.test(words)),
    );
    expect(seen).toEqual([]);
  });
});

test.each([
  ['an open emphasis', 'dit is **vet', 'dit is **vet**'],
  ['half a closing mark', 'dit is **vet*', 'dit is **vet**'],
  ['a mark that opens nothing yet', 'dit is **', 'dit is'],
  ['a bare heading', 'tekst\n\n##', 'tekst\n'],
  ['a rule that would make the line above it a heading', 'tekst\n-', 'tekst'],
  ['half a link', 'zie [de wet](https://wet', 'zie de wet'],
  ['the head of a table', 'tekst\n\n| Land | Nachten |\n| --', 'tekst\n'],
  ['half a row', '| a |\n| - |\n| 1 |\n| 2', '| a |\n| - |\n| 1 |'],
  ['a star between figures', '2 * 3', '2 * 3'],
  ['a name with underscores', 'het veld lead_source_', 'het veld lead_source'],
  ['code that is still open', '```\n| **x', '```\n| **x'],
])('%s', (_name, written, shown) => {
  expect(settled(written)).toBe(shown);
});
