import preview from '../../../../../.storybook/preview.tsx';
import { signalLetters } from './signalFlag.data.ts';
import { SignalFlag } from './SignalFlag.tsx';

const meta = preview.meta({
  title: 'Foundations/Art/SignalFlag',
  tags: ['stable'],
  component: SignalFlag,
  args: { letter: 'K' },
});

/** The four audiences: captains, consultants, digital nomads and entrepreneurs. */
export const All = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      {signalLetters.map((letter) => (
        <SignalFlag key={letter} letter={letter} />
      ))}
    </div>
  ),
});
