import preview from '../../../../../.storybook/preview.tsx';
import { Dividers } from './Dividers.tsx';

const meta = preview.meta({ title: 'Foundations/Art/Dividers', tags: ['stable'], component: Dividers });

export const Light = meta.story();
