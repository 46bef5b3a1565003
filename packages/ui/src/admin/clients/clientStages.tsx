import { type ClientStatus, clientStatuses, clientStatusLabel, type Language } from '@fnc/domain';
import type { SelectMenuOption } from '../../components/SelectMenu/SelectMenu.tsx';
import { type Stage, StageRing } from '../../components/StageRing/StageRing.tsx';

/** The progress of each status. */
export const clientStages: Record<ClientStatus, Stage> = {
  pending: 'half',
  active: 'threeQuarters',
  inactive: 'pause',
  completed: 'check',
};

export const clientStatusOptions = (language: Language): readonly SelectMenuOption<ClientStatus>[] =>
  clientStatuses.map((status) => ({
    value: status,
    label: clientStatusLabel(status, language),
    icon: <StageRing stage={clientStages[status]} />,
  }));
