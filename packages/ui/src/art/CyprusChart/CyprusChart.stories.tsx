import preview from '../../../../../.storybook/preview.tsx';
import { CyprusChart } from './CyprusChart.tsx';

const meta = preview.meta({ title: 'Art/CyprusChart', component: CyprusChart });

export const Light = meta.story({ parameters: { variants: ['dark'] } });
