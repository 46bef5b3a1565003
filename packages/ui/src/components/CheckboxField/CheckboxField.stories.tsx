import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField.tsx';

function Newsletter({
  wrong = false,
  hinted = false,
  ...props
}: Partial<CheckboxFieldProps> & { wrong?: boolean; hinted?: boolean }) {
  const say = useSay();
  return (
    <CheckboxField
      {...props}
      label={say(
        'Stuur mij ook de nieuwsbrief. Zonder vinkje krijg je de gids gewoon.',
        'Send me the newsletter too. Without the tick you still get the guide.',
      )}
      hint={hinted ? say('Afmelden kan in elke mail.', 'Every mail lets you unsubscribe.') : undefined}
      error={wrong ? say('Zet een vinkje om door te gaan.', 'Tick the box to continue.') : undefined}
    />
  );
}

const meta = preview.meta({ title: 'Components/CheckboxField', tags: ['stable'], component: Newsletter });

export const Off = meta.story();
export const On = meta.story({ args: { defaultChecked: true } });
export const Hinted = meta.story({ args: { hinted: true } });
export const WithError = meta.story({
  args: { wrong: true, hinted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Afmelden kan in elke mail. Zet een vinkje om door te gaan.',
    );
  },
  parameters: { picture: true, everyState: true },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Console = meta.story({ args: { defaultChecked: true }, parameters: { density: 'console' } });
export const OnDeep = meta.story({
  render: () => (
    <div data-band="deep" style={{ padding: 24 }}>
      <Newsletter defaultChecked wrong />
    </div>
  ),
});
export const ByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/nieuwsbrief/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;

/** The checkbox is centred on the first line of its label. */
export const LevelWithItsWords = meta.story({
  play: async ({ canvas }) => {
    const firstLine = document.createRange();
    firstLine.selectNodeContents(canvas.getByText(/nieuwsbrief/));
    const [words] = firstLine.getClientRects();
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(Math.abs(middle(box) - middle(words ?? new DOMRect()))).toBeLessThanOrEqual(1);
  },
});
