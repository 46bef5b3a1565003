import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { Crumbs, Neighbours } from './LeadDetail.styles.ts';

/** Where this lead stands in the list it was opened from. */
export interface LeadPlace {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Absent at the ends. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

export interface LeadTrailProps {
  /** The list, as it was filtered. */
  listHref: string;
  filtered: boolean;
  /** Name of the lead; absent while it is not known. */
  name?: string | undefined;
  /** Absent when the lead was not opened from a list. */
  place?: LeadPlace | undefined;
}

export function LeadTrail({ listHref, filtered, name, place }: LeadTrailProps) {
  const { t } = useAdminWords();
  return (
    <>
      <Crumbs aria-label={t('lead.breadcrumb')}>
        <ol>
          <li>
            <Link href={listHref}>{t(filtered ? 'lead.backFiltered' : 'lead.back')}</Link>
          </li>
          {name !== undefined && (
            <li aria-current="page">
              <Icon of={ChevronRight} />
              <span>{name}</span>
            </li>
          )}
        </ol>
      </Crumbs>
      {place !== undefined && (
        <Neighbours>
          <span>{t('lead.position', { position: place.position, count: place.count })}</span>
          <IconButton
            variant="secondary"
            icon={ChevronUp}
            label={t('lead.previous')}
            disabled={place.onPrevious === undefined}
            onClick={place.onPrevious}
          />
          <IconButton
            variant="secondary"
            icon={ChevronDown}
            label={t('lead.next')}
            disabled={place.onNext === undefined}
            onClick={place.onNext}
          />
        </Neighbours>
      )}
    </>
  );
}
