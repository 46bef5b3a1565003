import { TriangleAlert } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { StageRing } from '../StageRing/StageRing.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  tags: ['stable'],
  component: Badge,
  args: { children: <Say nl="1 te laat" en="1 late" /> },
  parameters: { density: 'console' },
});

export const WithRing = meta.story({
  args: { ring: <StageRing stage="dot" />, children: <Say nl="Nieuw" en="New" /> },
});
export const Danger = meta.story({ args: { tone: 'danger', icon: TriangleAlert } });
export const PillDanger = meta.story({ args: { look: 'pill', tone: 'danger', icon: TriangleAlert } });
export const PillWarning = meta.story({ args: { look: 'pill', tone: 'warning' } });
export const PillSuccess = meta.story({ args: { look: 'pill', tone: 'success' } });
export const PillQuiet = meta.story({ args: { look: 'pill', tone: 'quiet', children: 'voorbeeld' } });
export const Count = meta.story({ args: { look: 'count', children: '5' } });
