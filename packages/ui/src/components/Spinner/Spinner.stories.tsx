import preview from '../../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Spinner', tags: ['stable'], component: Spinner });

export const Named = meta.story({ args: { label: 'Laden…' } });
