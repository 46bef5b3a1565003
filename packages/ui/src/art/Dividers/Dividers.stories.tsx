import preview from '../../../../../.storybook/preview.tsx';
import { Dividers } from './Dividers.tsx';

const meta = preview.meta({ title: 'Art/Dividers', component: Dividers });

export const Light = meta.story({ parameters: { variants: ['dark'] } });
