import preview from '../../../../../.storybook/preview.tsx';
import { NetherlandsChart } from './NetherlandsChart.tsx';

const meta = preview.meta({ title: 'Foundations/Art/NetherlandsChart', tags: ['stable'], component: NetherlandsChart });

export const Light = meta.story();
