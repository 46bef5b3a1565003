import preview from '../../../../../.storybook/preview.tsx';
import { CyprusChart } from './CyprusChart.tsx';

const meta = preview.meta({ title: 'Foundations/Art/CyprusChart', tags: ['stable'], component: CyprusChart });

export const Light = meta.story();
