import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { accepts } from '../testing/answers.ts';
import { blankSpread } from '../testing/blankSpread.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { LandingPage } from './LandingPage.tsx';

function Example({ onRequest }: { onRequest: RequestGuide }) {
  return (
    <LandingPage
      variant="general"
      {...useStoryLanguage()}
      homeHref="#home"
      privacyHref="#privacy"
      spread={blankSpread}
      onRequest={onRequest}
    />
  );
}

const meta = preview.meta({
  title: 'Site/LandingPage',
  tags: ['stable'],
  component: Example,
  args: { onRequest: fn(accepts({ downloadUrl: '/guide/cyprus-gids.pdf' })) },
  globals: { viewport: { value: 'desktop' } },
});

/** One offer, made twice: in full at the top, compact at the end. */
export const General = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('De Cyprus-gids: wat klopt en wat niet');
    await expect(canvas.getAllByRole('form', { name: /^Vraag de Cyprus-gids aan/ })).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      '3',
      '5',
      '7',
      '8',
      '10',
      '12',
    ]);
    await expect(canvas.getByRole('link', { name: 'Terug naar de hoofdsite' })).toHaveAttribute('href', '#home');
  },
});
