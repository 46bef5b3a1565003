import preview from '../../../../../.storybook/preview.tsx';
import { Skyline } from './Skyline.tsx';

const meta = preview.meta({ title: 'Foundations/Art/Skyline', tags: ['stable'], component: Skyline });

export const Light = meta.story();
