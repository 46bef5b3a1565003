import { checkRevenue, maximumRevenue, type Cents } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmounts } from './useAmounts.ts';

/** What is in the field when it is not a revenue. */
interface Draft {
  /** `null`: empty. `NaN`: not an amount. */
  value: number | null;
  /** The visitor has left the field: an empty one is no longer on its way to something. */
  left: boolean;
}

/** The revenue as it is typed. Only a revenue that can be calculated with goes on; the last one holds until the next. */
export function useRevenueField(revenue: Cents, onRevenue: (revenue: Cents) => void) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const [draft, setDraft] = useState<Draft | null>(null);
  const checked = draft === null ? null : checkRevenue(draft.value);

  const sentence = (): string | undefined => {
    if (checked === null || checked.ok) return undefined;
    if (checked.error === 'negative') return t('revenue.negative');
    if (checked.error === 'too_high') return t('revenue.tooHigh', { limit: euros(maximumRevenue) });
    // What cannot be read is the field's own to say.
    return checked.error === 'missing' && draft?.left === true ? t('revenue.missing') : undefined;
  };
  return {
    value: draft === null ? revenue : draft.value,
    error: sentence(),
    /** The result is that of the revenue before. */
    stale: draft !== null,
    type: (value: number | null) => {
      const typed = checkRevenue(value);
      setDraft(typed.ok ? null : { value, left: draft?.left ?? false });
      if (typed.ok) onRevenue(typed.value);
    },
    leave: () => setDraft(draft && { ...draft, left: true }),
    /** Another control says what the revenue is. */
    drop: () => setDraft(null),
  };
}
