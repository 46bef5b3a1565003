import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LinkProvider } from '../../components/Link/RoutedLink.tsx';
import { Stay } from '../testing/navigation.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';

const meta = preview.meta({
  title: 'Site/LanguageToggle',
  tags: ['stable'],
  component: LanguageToggle,
  args: { language: 'en' as const, href: '/en' },
  parameters: { everyState: true, frame: 'padded' },
  decorators: [
    (Story) => (
      <LinkProvider link={Stay}>
        <Story />
      </LinkProvider>
    ),
  ],
});

/** Its label is the other language's code; its accessible name is in that language. */
export const ToEnglish = meta.story({
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('link', { name: 'EN, Switch to English' });
    await expect(toggle).toHaveAttribute('hreflang', 'en');
    await expect(toggle).toHaveAttribute('href', '/en');
  },
});
export const Large = meta.story({ args: { size: 'large' } });
