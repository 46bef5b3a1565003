import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  title: 'Components/Text',
  tags: ['stable'],
  component: Text,
  args: {
    children: (
      <Say
        nl="De kaart is het terrein niet: wie in Nederland woont, betaalt daar ook belasting over wat een buitenlandse vennootschap uitkeert."
        en="The map is not the territory: whoever lives in the Netherlands also pays tax there on what a foreign company distributes."
      />
    ),
  },
});

export const Running = meta.story();
export const Lead = meta.story({ args: { size: 'lead' } });
export const Small = meta.story({ args: { size: 'small', tone: 'quiet' } });
export const Console = meta.story({ parameters: { density: 'console' } });
