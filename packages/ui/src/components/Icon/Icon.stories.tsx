import { Anchor } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'Components/Icon', tags: ['stable'], component: Icon, args: { of: Anchor } });

export const Silent = meta.story();
export const Named = meta.story({ args: { label: 'Anker', size: 32 } });
