import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Banner } from './Banner.tsx';

const meta = preview.meta({
  title: 'Components/Banner',
  tags: ['stable'],
  component: Banner,
  parameters: { frame: 'none' },
  args: {
    title: <Say nl="Bijgewerkt voor 2026." en="Updated for 2026." />,
    children: (
      <Say
        nl="Cyprus rekent sinds 1 januari 15% vennootschapsbelasting."
        en="Since 1 January Cyprus has charged 15% corporate tax."
      />
    ),
  },
});

/** A fact, without an icon: a named region, because it is part of the page from the start. */
export const Plain = meta.story({
  parameters: { forcedColors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Ter informatie' })).toHaveTextContent('Bijgewerkt voor 2026.');
  },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'smallPhone' } } });
export const LongWords = meta.story({
  args: { children: 'onafgebroken'.repeat(8) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
