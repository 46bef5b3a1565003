import { CornerUpLeft, FileText, Send, UserPlus, Users } from 'lucide-react';
import { StageRing } from '../StageRing/StageRing.tsx';
import type { CommandGroup } from './command.ts';

/** The commands of the stories: one person, actions for her, and pages. */
export const sampleGroups = (
  say: (nl: string, en: string) => string,
  onDone: (what: string) => void,
): readonly CommandGroup[] => [
  {
    id: 'leads',
    label: 'Leads',
    kind: 'results',
    commands: [
      {
        id: 'esmee',
        label: 'Esmee Golfslag',
        detail: say('Internationale Consultant, nog 2 u 14 min', 'International consultant, 2 h 14 min left'),
        mark: <StageRing stage="dot" tone="link" />,
        href: '/esmee',
      },
      {
        id: 'esmoreit',
        label: 'Esmoreit Ankertouw',
        detail: say('Stuurman, 3 weken geleden', 'First mate, 3 weeks ago'),
        mark: <StageRing stage="half" tone="warning" />,
        href: '/esmoreit',
      },
      {
        id: 'jose',
        label: 'José Muñoz',
        detail: say('Kapitein, gisteren', 'Captain, yesterday'),
        mark: <StageRing stage="check" tone="success" />,
        href: '/jose',
      },
    ],
  },
  {
    id: 'actions',
    label: say('Voor Esmee Golfslag', 'For Esmee Golfslag'),
    kind: 'actions',
    commands: [
      {
        id: 'answer',
        label: say('Antwoord', 'Answer'),
        icon: CornerUpLeft,
        keywords: 'esmee',
        keys: ['Alt', '↵'],
        onSelect: () => onDone('answer'),
      },
      {
        id: 'client',
        label: say('Maak klant', 'Make a client'),
        keywords: 'esmee',
        icon: UserPlus,
        onSelect: () => onDone('client'),
      },
    ],
  },
  {
    id: 'places',
    label: say('Ga naar', 'Go to'),
    kind: 'places',
    commands: [
      {
        id: 'all leads',
        label: 'Leads',
        detail: say('alle 87', 'all 87'),
        icon: Users,
        keys: ['g', 'l'],
        href: '/leads',
      },
      { id: 'campaigns', label: say('Campagnes', 'Campaigns'), icon: Send, keys: ['g', 'c'], href: '/campaigns' },
      { id: 'report', label: say('Nieuw rapport', 'New report'), icon: FileText, keys: ['g', 'r'], href: '/report' },
    ],
  },
];
