import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({ title: 'Components/Heading', tags: ['stable'], component: Heading });

const title = (
  <Say nl="Ondernemen via Cyprus, met een koers die klopt" en="Business through Cyprus, on a true course" />
);

export const H1 = meta.story({
  args: { level: 1, size: 'h1', children: title },
});
export const H2 = meta.story({ args: { level: 2, size: 'h2', children: title } });
export const H3 = meta.story({ args: { level: 3, size: 'h3', children: title } });
export const ConsolePage = meta.story({
  args: { level: 1, size: 'page', children: 'Leads' },
  parameters: { density: 'console' },
});
export const ConsoleSection = meta.story({
  args: { level: 2, size: 'section', children: <Say nl="Wie wacht" en="Who waits" /> },
  parameters: { density: 'console' },
});
