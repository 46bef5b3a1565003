import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useSay } from '../../testing/useSay.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

/** A form with this number of invalid fields. */
function Sample({ faults, lead = false }: { faults: 0 | 1 | 3; lead?: boolean }) {
  const say = useSay();
  const fields = [
    { fieldId: 'email', label: say('E-mailadres', 'E-mail address') },
    { fieldId: 'phone', label: say('Telefoon', 'Phone') },
    { fieldId: 'dividend', label: say('Keer je dividend uit?', 'Do you pay out dividend?') },
  ] as const;
  const error = say('Vul dit in.', 'Fill this in.');
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <FormErrorSummary
        issues={fields.slice(0, faults)}
        lead={lead ? say('Vul alle velden in', 'Please fill in all fields') : undefined}
      />
      <TextField id="email" label={fields[0].label} error={faults > 0 ? error : undefined} />
      <TextField id="phone" label={fields[1].label} error={faults > 1 ? error : undefined} />
      <RadioGroup
        id="dividend"
        label={fields[2].label}
        value={null}
        onChange={() => undefined}
        choices={[
          { value: 'yes', label: say('Ja', 'Yes') },
          { value: 'no', label: say('Nee', 'No') },
        ]}
        error={faults > 2 ? error : undefined}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'Components/FormErrorSummary', tags: ['stable'], component: Sample });

/** Without errors no box is shown, only the live region that will announce it. */
export const None = meta.story({
  args: { faults: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});
export const One = meta.story({ args: { faults: 1 } });
export const Console = meta.story({ args: { faults: 3 }, parameters: { density: 'console' } });

/** A form may state a general error before the number of invalid fields. */
export const WithLead = meta.story({
  args: { faults: 3, lead: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Vul alle velden in.*Er zijn nog 3 velden te verbeteren/,
    );
  },
});

/** Each error is a link that focuses its field, also in a group; the address does not change. */
export const Three = meta.story({
  args: { faults: 3 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Er zijn nog 3 velden te verbeteren');
    await userEvent.click(canvas.getByRole('link', { name: 'Telefoon' }));
    await expect(canvas.getByRole('textbox', { name: 'Telefoon' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Keer je dividend uit?' }));
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
  parameters: { picture: true },
});
