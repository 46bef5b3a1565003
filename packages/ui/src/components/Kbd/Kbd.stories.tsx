import preview from '../../../../../.storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ title: 'Components/Kbd', component: Kbd, args: { children: 'Ctrl' } });

export const Key = meta.story({ parameters: { variants: ['dark'] } });
