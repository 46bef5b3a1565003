import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { ScaleBar, type ScaleBarProps } from './ScaleBar.tsx';

interface SampleProps extends Omit<ScaleBarProps, 'words'> {
  nl: string;
  en: string;
}

function Sample({ nl, en, ...rest }: SampleProps) {
  return <ScaleBar {...rest} words={useSay()(nl, en)} />;
}

const level = (of: ScaleBarProps['level']) => of;

const meta = preview.meta({
  title: 'Components/ScaleBar',
  tags: ['stable'],
  component: Sample,
  args: { level: level('calm'), share: 14 / 24, nl: 'nog 9 u 55 min', en: '9 h 55 min left', width: 152 },
  parameters: { density: 'console' },
});

/** Screen readers read only the text. Colour, bar and text change together at 20 and 24 hours. */
export const Calm = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('nog 9 u 55 min')).toBeVisible();
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      await expect(drawing.closest('[aria-hidden="true"]')).not.toBeNull();
    }
  },
});
export const JustBegun = meta.story({ args: { share: 0.03, nl: 'nog 23 u 12 min', en: '23 h 12 min left' } });
export const Soon = meta.story({
  args: { level: 'soon', share: 0.91, nl: 'nog 2 u 14 min', en: '2 h 14 min left' },
});
export const Late = meta.story({
  args: { level: 'late', share: 1.06, nl: '1 u 22 min te laat', en: '1 h 22 min late' },
});
export const VeryLate = meta.story({ args: { level: 'late', share: 3, nl: '2 dagen te laat', en: '2 days late' } });
export const InATable = meta.story({ args: { width: 64, size: 'small', nl: 'nog 9 u 55', en: '9 h 55 left' } });
export const WithMarks = meta.story({ args: { width: 280, marks: true } });
