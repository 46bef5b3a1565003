import { type Language, type LeadStatus, leadStatuses, leadStatusLabel } from '@fnc/domain';
import type { SelectMenuOption } from '../../components/SelectMenu/SelectMenu.tsx';
import { type Stage, StageRing } from '../../components/StageRing/StageRing.tsx';

/** The progress of each status. */
export const leadStages: Record<LeadStatus, Stage> = {
  new: 'dot',
  contacted: 'half',
  qualified: 'threeQuarters',
  converted: 'check',
  rejected: 'cross',
};

export const leadStatusOptions = (language: Language): readonly SelectMenuOption<LeadStatus>[] =>
  leadStatuses.map((status) => ({
    value: status,
    label: leadStatusLabel(status, language),
    icon: <StageRing stage={leadStages[status]} />,
  }));
