import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';

/** The position of this lead in the list it was opened from. */
export interface LeadPlace {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Absent at either end. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

export interface LeadTrailProps {
  /** The address of the list with its filters. */
  listHref: string;
  filtered: boolean;
  /** Name of the lead; absent until it is known. */
  name?: string | undefined;
  /** Absent when the lead was not opened from a list. */
  place?: LeadPlace | undefined;
}

export function LeadTrail({ listHref, filtered, name, place }: LeadTrailProps) {
  const { t } = useAdminWords();
  const list = { label: t(filtered ? 'lead.backFiltered' : 'lead.back'), href: listHref };
  return (
    <Breadcrumb
      items={name === undefined ? [list] : [list, { label: name }]}
      place={place && { ...place, previousLabel: t('lead.previous'), nextLabel: t('lead.next') }}
    />
  );
}
