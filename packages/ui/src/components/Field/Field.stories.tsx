import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({ title: 'Components/Field', tags: ['stable'], component: Field });

/** For a control of one's own: it takes the attributes that tie it to its words. */
export const OwnControl = meta.story({
  args: {
    label: <Say nl="Omzet per jaar" en="Revenue a year" />,
    hint: <Say nl="Tussen € 25.000 en € 500.000." en="Between €25,000 and €500,000." />,
    children: (control) => <input type="range" min={25} max={500} defaultValue={150} {...control} />,
  },
});
