import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { Wordmark } from './Wordmark.tsx';

function Example() {
  return <Wordmark language={useStoryLanguage().language} href="#home" />;
}

const meta = preview.meta({
  title: 'Site/Wordmark',
  tags: ['stable'],
  component: Example,
  parameters: { frame: 'padded' },
});

export const LeadsHome = meta.story({
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'FNC Fiscale Navigatie Cyprus naar de homepage' });
    await expect(home).toHaveAttribute('href', '#home');
  },
});
/** On the footer's dark band. */
export const OnInk = meta.story({
  render: () => (
    <div data-band="ink" style={{ padding: 32 }}>
      <Example />
    </div>
  ),
});
