import preview from '../../../../../.storybook/preview.tsx';
import { Say } from '../../testing/Say.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { type Stage, StageRing } from './StageRing.tsx';

const words: Record<Stage, readonly [nl: string, en: string]> = {
  dot: ['Nieuw', 'New'],
  half: ['Benaderd', 'Contacted'],
  threeQuarters: ['Gekwalificeerd', 'Qualified'],
  check: ['Klant geworden', 'Became a client'],
  cross: ['Afgewezen', 'Rejected'],
  pause: ['Inactief', 'Inactive'],
  dashed: ['Concept', 'Draft'],
  disc: ['Actief', 'Active'],
};

const meta = preview.meta({
  title: 'Components/StageRing',
  tags: ['stable'],
  component: StageRing,
  parameters: { density: 'console' },
});

/** Every shape next to its word: the shapes differ even without colour. Screen readers read the word. */
export const AllShapes = meta.story({
  args: { stage: 'dot' },
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {Object.entries(words).map(([stage, [nl, en]]) => (
        <li key={stage}>
          <StatusBadge stage={stage as Stage}>
            <Say nl={nl} en={en} />
          </StatusBadge>
        </li>
      ))}
    </ul>
  ),
});
export const OtherTone = meta.story({ args: { stage: 'half', tone: 'quiet' }, parameters: { sameWords: true } });
