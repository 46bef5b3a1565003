import { type Lead, reachOf } from '@fnc/domain';
import { ShieldQuestionMark, X } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ChipButton } from '../../components/Chip/Chip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatFigure } from '../../locales/figures.ts';
import { useAdminWords } from '../words/useAdminWords.ts';
import { ChipBox, RecipientChip } from './Recipients.styles.ts';

export interface RecipientChipsProps {
  /** The chosen ones, in the order in which they were chosen. */
  leads: readonly Lead[];
  onRemove: (id: string) => void;
}

/** Drawn at first, and with every "nog …": ten thousand chips would help nobody. */
const [first, step] = [15, 200];

/** The chosen leads, each with a cross. The box scrolls at 150 px. */
export function RecipientChips({ leads, onRemove }: RecipientChipsProps) {
  const { t, language } = useAdminWords();
  const [most, setMost] = useState(first);
  const left = leads.length - most;
  if (leads.length === 0) return <ChipBox data-empty="true">{t('campaigns.recipients.noneChosen')}</ChipBox>;
  return (
    <ChipBox as="ul" tabIndex={0} aria-label={t('campaigns.recipients.chosen', { count: leads.length })}>
      {leads.slice(0, most).map((lead) => {
        const { id, name } = lead;
        const unsure = reachOf(lead) === 'consent_missing';
        return (
          <li key={id}>
            <RecipientChip data-unsure={unsure}>
              {unsure && <Icon of={ShieldQuestionMark} size={14} />}
              <span data-name="" title={name}>
                {name}
              </span>
              {unsure && <VisuallyHidden>, {t('campaigns.reach.consent_missing')}</VisuallyHidden>}
              <IconButton
                icon={X}
                label={t('campaigns.recipients.remove', { name })}
                tooltip="none"
                onClick={() => onRemove(id)}
              />
            </RecipientChip>
          </li>
        );
      })}
      {left > 0 && (
        <li>
          <ChipButton onClick={() => setMost(most + step)}>
            {t('campaigns.recipients.more', { figure: formatFigure(left, language) })}
          </ChipButton>
        </li>
      )}
    </ChipBox>
  );
}
