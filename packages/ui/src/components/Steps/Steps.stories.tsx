import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { useSay } from '../../testing/useSay.ts';
import { type StepItem, Steps } from './Steps.tsx';

const course: readonly StepItem[] = [
  {
    id: 'intake',
    title: <Say nl="Gratis intake" en="Free introductory call" />,
    text: <Say nl="Je vertelt hoe je werkt en woont." en="You tell us how you work and live." />,
    note: <Say nl="30 minuten, gratis" en="30 minutes, free" />,
  },
  {
    id: 'analysis',
    title: <Say nl="Analyse en advies" en="Analysis and advice" />,
    text: (
      <Say
        nl="Nederland en Cyprus naast elkaar, met jouw cijfers."
        en="The Netherlands and Cyprus, side by side, with your figures."
      />
    ),
    note: <Say nl="Eén rapport, twee routes" en="One report, two routes" />,
  },
  {
    id: 'registration',
    title: <Say nl="Registratie" en="Registration" />,
    text: <Say nl="Naam, statuten en inschrijving." en="Name, articles and registration." />,
    note: <Say nl="€ 2.000 tot € 3.000 eenmalig" en="€2,000 to €3,000 once" />,
  },
  {
    id: 'bank',
    title: <Say nl="Postadres en bank" en="Address and bank" />,
    text: <Say nl="De bankcontrole duurt het langst." en="The bank’s checks take longest." />,
    note: <Say nl="Een adres alleen is geen substance" en="An address alone is no substance" />,
  },
];
const upload: readonly StepItem[] = [
  { id: 'file', title: <Say nl="Bestand" en="File" />, href: '#file' },
  { id: 'columns', title: <Say nl="Kolommen" en="Columns" />, text: <Say nl="3 van 5 gekoppeld" en="3 of 5 mapped" /> },
  { id: 'check', title: <Say nl="Controle" en="Check" /> },
];

const meta = preview.meta({
  title: 'Components/Steps',
  tags: ['new'],
  component: Steps,
  args: { steps: upload, current: 'columns' },
});

/** What is done has a tick and leads back; what is being done is said to a screen reader. */
export const Vertical = meta.story({
  parameters: { density: 'console' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-current="step"]')).toHaveTextContent('Kolommen (huidige stap)');
    await expect(canvas.getByRole('listitem', { current: 'step' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bestand' })).toHaveAttribute('href', '#file');
    await expect(canvas.getByText(/Controle/)).toHaveTextContent('Controle (nog te doen)');
  },
});
export const Horizontal = meta.story({
  args: { direction: 'horizontal' },
  parameters: { forcedColors: true, density: 'console' },
});
export const FirstStep = meta.story({
  args: { direction: 'horizontal', current: 'file' },
  parameters: { density: 'console' },
});
export const LastStep = meta.story({
  args: { direction: 'horizontal', current: 'check' },
  parameters: { density: 'console' },
});
/** A course that has not begun: numbers only. */
export const Course = meta.story({
  args: { steps: course, current: undefined, direction: 'horizontal', size: 'large' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByText(/huidige stap/)).toBeNull();
  },
});
export const CourseVertical = meta.story({ args: { steps: course, current: undefined, size: 'large' } });
/** Below 640 px columns would be too narrow: the steps stand under each other. */
export const CoursePhone = meta.story({
  args: { steps: course, current: undefined, direction: 'horizontal', size: 'large' },
  globals: { viewport: { value: 'smallPhone' } },
});
const OnTheBand = ({ current }: { current?: string | undefined }) => {
  const say = useSay();
  return (
    <div data-band="deep" style={{ padding: 32 }}>
      <Steps
        label={say('Van vraag naar vennootschap', 'From question to company')}
        steps={course}
        current={current}
        direction="horizontal"
        size="large"
      />
    </div>
  );
};
export const OnDeep = meta.story({ render: () => <OnTheBand />, globals: { viewport: { value: 'desktop' } } });
export const OnDeepHalfway = meta.story({
  render: () => <OnTheBand current="analysis" />,
  globals: { viewport: { value: 'desktop' } },
});
export const LongWords = meta.story({
  args: {
    direction: 'horizontal',
    current: 'one',
    steps: [
      { id: 'one', title: <Say nl="Vennootschapsbelastingaangifte" en="Intercontinentalisationalism" /> },
      { id: 'two', title: <Say nl="Dividendbelastingteruggaveverzoek" en="Counterrevolutionariesassembly" /> },
      { id: 'three', title: <Say nl="Klaar" en="Ready" /> },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
