import preview from '../../../../../.storybook/preview.tsx';
import { StepRing, type StepState } from './StepRing.tsx';

const states: readonly (StepState | undefined)[] = [undefined, 'done', 'current', 'upcoming'];

const meta = preview.meta({
  title: 'Components/StepRing',
  tags: ['stable'],
  component: StepRing,
  parameters: { density: 'console', sameWords: true, forcedColors: true },
  render: () => (
    <div style={{ display: 'flex', gap: 16, ['--ring' as string]: '32px' }}>
      {states.map((state, index) => (
        <StepRing key={state ?? 'none'} number={index + 1} state={state} />
      ))}
    </div>
  ),
});

/** Not started, done, current, still to do. */
export const States = meta.story({ args: { number: 1, state: undefined } });
/** On the dark band the current step has the accent colour. */
export const OnTheBand = meta.story({
  args: { number: 1, state: undefined },
  render: () => (
    <div data-band="deep" style={{ display: 'flex', gap: 16, padding: 16, ['--ring' as string]: '32px' }}>
      {states.map((state, index) => (
        <StepRing key={state ?? 'none'} number={index + 1} state={state} />
      ))}
    </div>
  ),
});
