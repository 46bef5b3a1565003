import {
  brand,
  calculateSavings,
  type CalculatorState,
  type Cents,
  checkRevenue,
  entityForms,
  euros as toCents,
  maximumRevenue,
  ownerHomes,
  promises,
  newestRateSetId,
  rateSetIds,
  rulesOf,
  splitAmountUnit,
} from '@fnc/domain';
import { Printer } from 'lucide-react';
import {
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { MoneyField } from '../../components/MoneyField/MoneyField.tsx';
import { readCents } from '../../components/MoneyField/notation.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { rounded, Slider } from '../../components/Slider/Slider.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { regionOf } from '../../locales/figures.ts';
import { Assumptions } from './Assumptions.tsx';
import { BreakEvenSection, callForChart } from './BreakEvenSection.tsx';
import { Detail, Head, Next, Printed, Sheet, Sum, Tools } from './Calculator.styles.ts';
import { CalculatorResult } from './CalculatorResult.tsx';
import { StepsTable } from './StepsTable.tsx';
import { useAmounts } from './useAmounts.ts';

/** The slider's range and step, in euro; the field accepts more, and cents. */
const revenueSlider = { min: 0, max: 300_000, step: 1000 } as const;

const reach = revenueSlider.max;
const ticks = [0, 100_000, 200_000, reach];

/** The field's text while it is not a valid revenue. */
interface Draft {
  /** `null`: empty. `NaN`: not an amount. */
  value: number | null;
  /** The visitor has left the field: an empty one is now an error. */
  left: boolean;
}

/** The revenue as it is typed. Only a valid revenue is passed on; the last one stays until the next. */
function useRevenueField(revenue: Cents, onRevenue: (revenue: Cents) => void) {
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

interface CalculatorInputsProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  revenue: ReturnType<typeof useRevenueField>;
}

/** All inputs: the revenue twice, as a field and as a slider. Each change takes effect at once. */
function CalculatorInputs({ state, onChange, revenue }: CalculatorInputsProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, rate, short } = useAmounts();
  const rules = rulesOf(state.rateSet);
  const newest = rulesOf(newestRateSetId);
  const label = rules.label[language];
  const ofSet = { label, rate: rate(rules.cyprus.rate), costs: euros(rules.cyprus.yearlyCosts) };

  return (
    <Stack gap={8}>
      <Stack>
        <MoneyField
          label={t('revenue.label')}
          hint={t('revenue.hint')}
          hintPlace="above"
          size="large"
          splitUnit={splitAmountUnit}
          value={revenue.value}
          error={revenue.error}
          onChange={revenue.type}
          onBlur={revenue.leave}
        />
        <Slider
          label={t('revenue.roughly')}
          labelPlace="hidden"
          {...revenueSlider}
          value={Math.min(state.revenue / 100, reach)}
          valueText={(value) =>
            t(value < reach ? 'revenue.spoken' : 'revenue.spokenMore', { amount: euros(toCents(value)) })
          }
          ticks={ticks.map((value) => ({ value, label: short(value) }))}
          onChange={(value) => {
            revenue.drop();
            onChange({ ...state, revenue: toCents(value) });
          }}
        />
      </Stack>
      <RadioGroup
        layout="segments"
        label={t('entity.label')}
        choices={entityForms.map((value) => ({ value, label: t(`entity.${value}.name`) }))}
        value={state.entity}
        onChange={(entity) => onChange({ ...state, entity })}
      />
      <div>
        <RadioGroup
          layout="segments"
          label={t('rateSet.label')}
          choices={rateSetIds.map((value) => ({ value, label: rulesOf(value).label[language] }))}
          value={state.rateSet}
          onChange={(rateSet) => onChange({ ...state, rateSet })}
        />
        <Text size="small" tone="quiet" above={2} wide>
          {rules.cyprus.rate === newest.cyprus.rate
            ? t('rateSet.current', ofSet)
            : t('rateSet.older', { ...ofSet, year: newest.label[language], newRate: rate(newest.cyprus.rate) })}
        </Text>
      </div>
    </Stack>
  );
}

/** Adopts what a visitor set in the prerendered page before the script loaded. */
function useSetBefore(
  box: RefObject<HTMLElement | null>,
  state: CalculatorState,
  onChange: (state: CalculatorState) => void,
): void {
  const { i18n } = useTranslation();

  const take = useEffectEvent((inputs: readonly HTMLInputElement[]) => {
    const changed = (kind: string) =>
      inputs.find(({ type, value, defaultValue }) => type === kind && value !== defaultValue);
    const text = changed('text');
    const slid = changed('range');
    const typed = text && readCents(text.value, i18n.language, splitAmountUnit);
    const at = slid === undefined ? state.revenue : toCents(rounded(slid.valueAsNumber, revenueSlider));
    const revenue = typed?.kind === 'number' && checkRevenue(typed.value).ok ? typed.value : at;
    const chosen = new Set(inputs.filter(({ type, checked }) => type === 'radio' && checked).map(({ value }) => value));
    const entity = entityForms.find((form) => chosen.has(form)) ?? state.entity;
    const rateSet = rateSetIds.find((id) => chosen.has(id)) ?? state.rateSet;
    const home = ownerHomes.find((place) => chosen.has(place)) ?? state.home;
    const next = { revenue, entity, rateSet, home };
    if (Object.entries(next).some(([key, value]) => state[key as keyof CalculatorState] !== value)) {
      onChange(next);
    }
  });

  // Runs before any event handler, so that none uses the old values.
  useLayoutEffect(() => {
    if (box.current) take([...box.current.querySelectorAll('input')]);
  }, [box]);
}

interface PrintHeadProps {
  state: CalculatorState;
  shareUrl: string;
  /** `2026-11-20`; `null` while the page is built: a script then adds it (`apps/site/prerender/page/startApp.ts`). */
  today: string | null;
}

/** The head of the printed page: brand, day, inputs and address. */
const PrintHead = memo(function PrintHead({ state, shareUrl, today }: PrintHeadProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, day } = useAmounts();
  const inputs = [
    [t('revenue.label'), euros(state.revenue)],
    [t('entity.label'), t(`entity.${state.entity}.name`)],
    [t('rateSet.label'), rulesOf(state.rateSet).label[language]],
    ...(state.home === null ? [] : [[t('owner.question'), t(`owner.home.${state.home}`)] as const]),
    [t('next.link'), shareUrl],
  ] as const;
  return (
    <Printed>
      <p>
        <b>
          {brand.name} – {brand.tagline[language]}
        </b>
        {today === null ? (
          <time lang={regionOf(language)} data-printed={t('printed', { day: '{day}' })} suppressHydrationWarning>
            {' '}
          </time>
        ) : (
          <time dateTime={today}>{t('printed', { day: day(today) })}</time>
        )}
      </p>
      <dl data-of-sum="">
        {inputs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Printed>
  );
});

const savingsOf = ({ revenue, entity, rateSet }: CalculatorState) =>
  calculateSavings({ revenue, entity, rules: rulesOf(rateSet) });

/** How the figure was made. */
const CalculationDetail = memo(function CalculationDetail({ state }: { state: CalculatorState }) {
  const rules = rulesOf(state.rateSet);
  return (
    <Detail id="calculation" background="surface">
      <StepsTable state={state} savings={savingsOf(state)} rules={rules} />
      <Assumptions state={state} rules={rules} />
    </Detail>
  );
});

interface NextStepProps {
  /** The page with this sum, as an absolute address. */
  shareUrl: string;
  contactHref: string;
  onPrint: () => void;
}

const withoutOrigin = (url: string) => url.replace(/^[a-z]+:\/\/[^/]+/, '');

/** Actions with a result: discuss, share, print. */
function NextStep({ shareUrl, contactHref, onPrint }: NextStepProps) {
  const { t } = useTranslation('calculator');
  return (
    <Next
      id="next"
      background="tint"
      head="beside"
      title={t('next.title')}
      lead={t('next.text', { minutes: promises.intakeMinutes.value })}
    >
      <Stack gap={3}>
        <ButtonLink variant="primary" width="full" href={contactHref}>
          {t('next.session')}
        </ButtonLink>
        <Tools>
          <CopyButton variant="secondary" label={t('next.copy')} text={shareUrl} />
          <Button icon={Printer} onClick={onPrint}>
            {t('next.print')}
          </Button>
        </Tools>
        <Text size="small" tone="quiet" wide data-of-sum="">
          {withoutOrigin(shareUrl)}
        </Text>
      </Stack>
    </Next>
  );
}

export interface CalculatorProps {
  /** The calculated state; always valid. */
  state: CalculatorState;
  /** Called for every valid change, also while typing. */
  onChange: (state: CalculatorState) => void;
  /** The page with this sum, as an absolute address. */
  shareUrl: string;
  contactHref: string;
  /** `2026-11-20`, for paper; `null` while the page is built. */
  today: string | null;
  onPrint: () => void;
}

/** The savings calculator: one calculation, its parts, its break-even point, and how it was made. */
export function Calculator({ state, onChange, shareUrl, contactHref, today, onPrint }: CalculatorProps) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const revenue = useRevenueField(state.revenue, (cents) => onChange({ ...state, revenue: cents }));

  const sheet = useRef<HTMLDivElement>(null);
  useSetBefore(sheet, state, onChange);

  // What is pressed or typed is shown with its figure; what lies further down follows. The prerendered chart stays until
  // its code has loaded.
  const drawn = useDeferredValue(state);
  const printedUrl = useDeferredValue(shareUrl);
  useEffect(() => {
    if (drawn !== state) callForChart();
  }, [drawn, state]);

  return (
    <Sheet ref={sheet}>
      <PrintHead state={drawn} shareUrl={printedUrl} today={today} />
      <Head>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Head>
      <Sum background="surface">
        <div>
          <noscript>
            <p>{t('noScript', { revenue: euros(state.revenue) })}</p>
          </noscript>
          <CalculatorInputs state={state} onChange={onChange} revenue={revenue} />
        </div>
        <CalculatorResult
          state={state}
          onChange={onChange}
          savings={savingsOf(state)}
          rules={rulesOf(state.rateSet)}
          stale={revenue.stale}
        />
      </Sum>
      <BreakEvenSection state={drawn} />
      <CalculationDetail state={drawn} />
      <NextStep shareUrl={shareUrl} contactHref={contactHref} onPrint={onPrint} />
    </Sheet>
  );
}
