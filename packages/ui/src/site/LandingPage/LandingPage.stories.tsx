import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { RequestGuide } from '../GuideForm/useGuideForm.ts';
import { accepts } from '../testing/answers.ts';
import { blankSpread } from '../testing/blankSpread.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import type { LandingVariant } from './landing.data.ts';
import { LandingPage } from './LandingPage.tsx';

interface ExampleProps {
  variant?: LandingVariant;
  onRequest: RequestGuide;
}

function Example({ variant = 'general', onRequest }: ExampleProps) {
  return (
    <LandingPage
      variant={variant}
      {...useStoryLanguage()}
      page="/cyprus-gids"
      readersHref="#readers"
      homeHref="#home"
      privacyHref="#privacy"
      calculatorHref="#calculator"
      contactHref="#contact"
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

/** One offer, twice: in full at the top, compact at the end. */
export const General = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('De Cyprus-gids: wat klopt en wat niet');
    await expect(canvas.getByText(/rekent sinds 1 januari 2026 15% vennootschapsbelasting/)).toBeVisible();
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

/** A visitor from LinkedIn is counted as one, with JavaScript and without. */
export const LinkedIn = meta.story({
  args: { variant: 'linkedin' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Ondernemen via Cyprus: eerst de rekensom');
    await expect(canvas.getByRole('link', { name: 'Alle cijfers en regels voor consultants' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Zee, IP en internationaal' })).toBeNull();
    for (const form of canvasElement.querySelectorAll('form')) {
      const sent = Object.fromEntries(new FormData(form));
      await expect(sent).toMatchObject({ source: 'linkedin', page: '/cyprus-gids', language: 'nl' });
      await expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/fnc-subscribe']);
    }
    const [name] = canvas.getAllByLabelText('Naam');
    const [email] = canvas.getAllByLabelText('E-mailadres');
    const [profession] = canvas.getAllByLabelText('Functie');
    const [send] = canvas.getAllByRole('button', { name: 'Vraag de gids aan' });
    await userEvent.type(name as HTMLElement, 'Esmee Golfslag');
    await userEvent.type(email as HTMLElement, 'esmee@golfslag.example');
    await userEvent.selectOptions(profession as HTMLElement, 'Kapitein');
    await userEvent.click(send as HTMLElement);
    await canvas.findByText(/^Bedankt! Je download start automatisch/);
    await expect(args.onRequest).toHaveBeenCalledWith(
      expect.objectContaining({ source: 'linkedin', page: '/cyprus-gids', language: 'nl' }),
    );
  },
  parameters: { everyTurn: true },
});

export const Facebook = meta.story({
  args: { variant: 'facebook' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Werk je over de grens? Lees wat Cyprus wel en niet doet');
    await expect(canvas.getByText('Je krijgt de gids ook als je het vakje leeg laat.')).toBeVisible();
    await expect(canvas.getByText('Val ik als kapitein onder de tonnagebelasting?')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /voor kapiteins en schippers$/ })).toHaveAttribute(
      'href',
      '#readers',
    );
    await expect(canvas.getByRole('heading', { name: 'Zee, IP en internationaal' })).toBeVisible();
  },
  parameters: { everyTurn: true },
});

/** The first screen of a small phone shows title, sentence and action. */
export const OnAPhone = meta.story({
  args: { variant: 'facebook' },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Vraag de gids aan' });
    await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(740);
  },
});
