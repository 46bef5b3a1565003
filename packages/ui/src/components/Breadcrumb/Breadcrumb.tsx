import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Crumb, Trail } from './Breadcrumb.styles.ts';

export interface BreadcrumbItem {
  readonly label: string;
  /** Absent for the current page, which is last and no link. Leave that item out until its name is known. */
  readonly href?: string | undefined;
}

/** The position of this page in the list it was opened from. */
export interface BreadcrumbPlace {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Absent at the beginning of the list. */
  readonly onPrevious?: (() => void) | undefined;
  /** Absent at the end. */
  readonly onNext?: (() => void) | undefined;
  /** Label of the buttons: "Vorige lead". Default "Vorige" and "Volgende". */
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
}

export interface BreadcrumbProps {
  /** From the top level down. Phones show only the parent page. */
  items: readonly BreadcrumbItem[];
  /** Renders "2 van 5" with buttons to both neighbours. */
  place?: BreadcrumbPlace | undefined;
}

/** The path to this page: a named `nav` with a list, whose last item is the page itself. */
export function Breadcrumb({ items, place }: BreadcrumbProps) {
  const { t } = useTranslation('common');
  const parent = items.findLast(({ href }) => href !== undefined);
  return (
    <Trail>
      <nav aria-label={t('breadcrumb.label')}>
        <ol>
          {items.map((item, index) => (
            <Crumb
              key={item.href ?? item.label}
              data-parent={item === parent ? '' : undefined}
              aria-current={item.href === undefined ? 'page' : undefined}
            >
              {index > 0 && (
                <span data-separator="next" aria-hidden="true">
                  <Icon of={ChevronRight} />
                </span>
              )}
              <span data-separator="back" aria-hidden="true">
                <Icon of={ChevronLeft} />
              </span>
              {item.href === undefined ? (
                <span title={item.label}>{item.label}</span>
              ) : (
                <Link href={item.href}>{item.label}</Link>
              )}
            </Crumb>
          ))}
        </ol>
      </nav>
      {place && (
        <div>
          <span>{t('breadcrumb.position', { position: place.position, count: place.count })}</span>
          <IconButton
            variant="secondary"
            icon={ChevronUp}
            label={place.previousLabel ?? t('breadcrumb.previous')}
            aria-disabled={place.onPrevious === undefined || undefined}
            onClick={place.onPrevious}
          />
          <IconButton
            variant="secondary"
            icon={ChevronDown}
            label={place.nextLabel ?? t('breadcrumb.next')}
            aria-disabled={place.onNext === undefined || undefined}
            onClick={place.onNext}
          />
        </div>
      )}
    </Trail>
  );
}
