import preview from '../../../../../.storybook/preview.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', tags: ['stable'], component: Skeleton });

export const Line = meta.story({ args: { width: 180 } });
export const Block = meta.story({ args: { width: '60%', height: 120 } });
