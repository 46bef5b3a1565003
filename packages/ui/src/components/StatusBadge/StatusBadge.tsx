import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type Stage, StageRing, type StageTone, usualTone } from '../StageRing/StageRing.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StyledStatus } from './StatusBadge.styles.ts';

export interface StatusBadgeProps {
  /** How far it is. The shape alone tells the stages apart, for who does not see the colours. */
  stage: Stage;
  /** Colour of the ring; that of the stage when absent. */
  tone?: StageTone | undefined;
  /** `plain` in tables and beside titles; `pill` has a ground of its own, where the badge stands alone. Default `plain`. */
  look?: 'plain' | 'pill' | undefined;
  /**
   * The new status is on its way to the server: the ring turns into a spinner and a screen reader hears so, because a
   * status that was not kept must not look like one that was. Default false.
   */
  pending?: boolean | undefined;
  /** The word of the status. It is always there and stays ink: only the ring has a colour. */
  children: ReactNode;
}

/** A status as shape, colour and word. To change one, use a `SelectMenu`. */
export function StatusBadge({
  stage,
  tone = usualTone[stage],
  look = 'plain',
  pending = false,
  children,
}: StatusBadgeProps) {
  const { t } = useTranslation('common');
  return (
    <StyledStatus data-look={look} data-tone={tone} aria-busy={pending || undefined}>
      {pending ? <Spinner /> : <StageRing stage={stage} tone={tone} />}
      <span>
        {children}
        {pending && <VisuallyHidden>, {t('menu.pending')}</VisuallyHidden>}
      </span>
    </StyledStatus>
  );
}
