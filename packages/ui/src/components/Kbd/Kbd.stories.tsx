import preview from '../../../../../.storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ title: 'Components/Kbd', tags: ['stable'], component: Kbd, args: { children: 'Ctrl' } });

export const Key = meta.story();
