import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { site as english } from '../../../locales/en/site.ts';
import { site as dutch } from '../../../locales/nl/site.ts';
import { TypeScale } from './TypeScale.tsx';

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

export const Site = meta.story({ render: () => <TypeScale density="site" /> });
export const Console = meta.story({ render: () => <TypeScale density="console" /> });

const leaves = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(leaves);
const running = [...leaves(dutch), ...leaves(english)].filter((text) => text.length > 120 && !/[<{]/.test(text));

/** The words of each line as the browser broke them, without the space at the end. */
function linesOf(text: globalThis.Text): readonly string[] {
  const range = document.createRange();
  const lines: string[] = [];
  let top: number | undefined;
  for (let index = 0; index < text.data.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const place = [...range.getClientRects()].at(-1)?.top ?? top;
    if (lines.length === 0 || (place !== undefined && top !== undefined && Math.abs(place - top) > 4)) lines.push('');
    lines[lines.length - 1] += text.data.charAt(index);
    top = place ?? top;
  }
  return lines.map((line) => line.trim());
}

/** The longest texts of the site: no line has more than 68 characters. */
export const Measure = meta.story({
  render: () => (
    <Stack>
      {running.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const lines = [...canvasElement.querySelectorAll('p')].flatMap(({ firstChild }) =>
      firstChild instanceof window.Text ? linesOf(firstChild) : [],
    );
    await expect(lines.length).toBeGreaterThan(10);
    await expect(lines.filter((line) => line.length > 68)).toEqual([]);
  },
});
