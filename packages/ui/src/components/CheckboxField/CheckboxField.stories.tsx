import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = preview.meta({
  title: 'Components/CheckboxField',
  tags: ['stable'],
  component: CheckboxField,
  args: {
    label: (
      <Say
        nl="Stuur mij ook de nieuwsbrief. Zonder vinkje krijg je de gids gewoon."
        en="Send me the newsletter too. Without the tick you still get the guide."
      />
    ),
  },
});

export const Off = meta.story();
export const WithError = meta.story({ args: { error: 'Zet een vinkje om door te gaan.' } });
export const Console = meta.story({ args: { defaultChecked: true }, parameters: { density: 'console' } });
export const ByItsWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/nieuwsbrief/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
});
