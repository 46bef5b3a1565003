import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({
  title: 'Components/StatusBadge',
  tags: ['stable'],
  component: StatusBadge,
  parameters: { density: 'console' },
  args: { children: <Say nl="In behandeling" en="In progress" /> },
});

export const Dot = meta.story({ args: { stage: 'dot', children: <Say nl="Nieuw" en="New" /> } });
export const Half = meta.story({ args: { stage: 'half' }, parameters: { forcedColors: true } });
export const ThreeQuarters = meta.story({
  args: { stage: 'threeQuarters', children: <Say nl="Verzonden" en="Sent" /> },
});
export const Check = meta.story({ args: { stage: 'check', children: <Say nl="Voltooid" en="Completed" /> } });
export const Cross = meta.story({ args: { stage: 'cross', children: <Say nl="Afgewezen" en="Rejected" /> } });
export const Pause = meta.story({ args: { stage: 'pause', children: <Say nl="Inactief" en="Inactive" /> } });
export const Dashed = meta.story({ args: { stage: 'dashed', children: <Say nl="Concept" en="Draft" /> } });
export const Disc = meta.story({ args: { stage: 'disc', children: <Say nl="Actief" en="Active" /> } });

export const OnTheSite = meta.story({ args: { stage: 'half' }, parameters: { density: 'site' } });
export const LongWord = meta.story({
  args: {
    stage: 'half',
    children: <Say nl="Wachtopbelastingdienstuitspraak" en="Awaitingtaxauthorityruling" />,
  },
  render: (args) => (
    <div style={{ width: 140 }}>
      <StatusBadge {...args} />
    </div>
  ),
});
