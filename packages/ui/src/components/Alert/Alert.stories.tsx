import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Alert',
  tags: ['stable'],
  component: Alert,
  args: {
    title: <Say nl="Het bericht is niet verstuurd" en="The message was not sent" />,
    children: (
      <Say nl="Wat je schreef staat er nog. Probeer het opnieuw." en="What you wrote is still there. Try again." />
    ),
  },
});

export const Danger = meta.story({ args: { tone: 'danger', live: true } });
export const Warning = meta.story({ args: { tone: 'warning' } });
export const Success = meta.story({ args: { tone: 'success' } });
export const Info = meta.story({ args: { tone: 'info' } });
export const WithAction = meta.story({
  args: { tone: 'danger', action: <Button size="small">Probeer opnieuw</Button> },
  parameters: { density: 'console' },
});
export const OneLine = meta.story({ args: { tone: 'danger', title: undefined }, parameters: { density: 'console' } });
