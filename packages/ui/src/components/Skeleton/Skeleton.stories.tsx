import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton });

export const Line = meta.story({ args: { width: 180 }, parameters: { variants: ['dark'] } });
export const Block = meta.story({ args: { width: '60%', height: 120 } });
