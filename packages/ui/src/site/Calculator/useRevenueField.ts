import { checkRevenue, maximumRevenue, type Cents } from '@fnc/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmounts } from './useAmounts.ts';

/** The field's text while it is not a valid revenue. */
interface Draft {
  /** `null`: empty. `NaN`: not an amount. */
  value: number | null;
  /** The visitor has left the field: an empty one is now an error. */
  left: boolean;
}

/** The revenue as it is typed. Only a valid revenue is passed on; the last one stays until the next. */
export function useRevenueField(revenue: Cents, onRevenue: (revenue: Cents) => void) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const [draft, setDraft] = useState<Draft | null>(null);
  const checked = draft === null ? null : checkRevenue(draft.value);

  const sentence = (): string | undefined => {
    if (checked === null || checked.ok) return undefined;
    if (checked.error === 'negative') return t('revenue.negative');
    if (checked.error === 'too_high') return t('revenue.tooHigh', { limit: euros(maximumRevenue) });
    // The field itself reports unreadable text.
    return checked.error === 'missing' && draft?.left === true ? t('revenue.missing') : undefined;
  };
  return {
    value: draft === null ? revenue : draft.value,
    error: sentence(),
    /** The result is for the previous revenue. */
    stale: draft !== null,
    type: (value: number | null) => {
      const typed = checkRevenue(value);
      setDraft(typed.ok ? null : { value, left: draft?.left ?? false });
      if (typed.ok) onRevenue(typed.value);
    },
    leave: () => setDraft(draft && { ...draft, left: true }),
    /** Another control sets the revenue. */
    drop: () => setDraft(null),
  };
}
