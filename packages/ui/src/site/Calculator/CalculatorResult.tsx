import {
  calculateSavings,
  type CalculatorState,
  explainSavings,
  isEven,
  type OwnerBurden,
  type OwnerComparison,
  type OwnerHome,
  ownerHomes,
  type OwnerPart,
  ownerRules,
  newestRateSetId,
  rulesOf,
  type Savings,
  type TaxRules,
} from '@fnc/domain';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PairedBars, type StackedBar } from '../../charts/PairedBars/PairedBars.tsx';
import type { ChartFill } from '../../charts/shared/fills.ts';
import { TextButton } from '../../components/Link/TextButton.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Bars, Facts, FigurePlace, Result, Truth } from './CalculatorResult.styles.ts';
import { Owner, OwnerTable } from './OwnerSum.styles.ts';
import { useAmounts } from './useAmounts.ts';
import { type OwnerVerdict, useOwnerVerdict } from './useOwnerVerdict.ts';

export interface RateTruthProps extends Pick<CalculatorState, 'revenue' | 'entity'> {
  /** Of the figure. */
  rules: TaxRules;
  /** Today's. */
  newest: TaxRules;
  /** Calculates with today's. */
  onSwitch: () => void;
}

/** Shows of which years the figure's rates are and the figure with today's rates, with a button to switch. */
export function RateTruth({ revenue, entity, rules, newest, onSwitch }: RateTruthProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, rate } = useAmounts();
  const set = t('truth.set', { rates: rules.label[language].toLowerCase() });
  const text = useRef<HTMLParagraphElement>(null);
  if (rules.id === newest.id) {
    return (
      <Truth data-of-sum="">
        <p ref={text} tabIndex={-1}>
          {set}
        </p>
      </Truth>
    );
  }
  const { saving } = calculateSavings({ revenue, entity, rules: newest });
  const { lastYear } = rules.cyprus;
  const year = newest.label[language];
  const held =
    lastYear === undefined
      ? t('truth.earlier', { years: rules.years[language] })
      : t('truth.ended', { rate: rate(rules.cyprus.rate), untilYear: lastYear });
  const now = t(saving > 0 ? 'truth.now' : 'truth.nowNone', { year, amount: euros(saving) });
  return (
    <Truth data-of-sum="">
      <p ref={text} tabIndex={-1}>
        <Marked text={`${held} ${now}`} marks={{ strong: <strong /> }} />{' '}
        <TextButton
          onClick={() => {
            onSwitch();
            // The button goes; the sentence that follows from it stays.
            text.current?.focus();
          }}
        >
          {t('truth.switch', { year })}
        </TextButton>
        <br />
        {set}
      </p>
    </Truth>
  );
}

interface OwnerSumProps {
  state: CalculatorState;
  owner: OwnerVerdict | null;
  onChange: (state: CalculatorState) => void;
}

/** Asks where the owner will live and then shows the total of company and owner, which the figure above leaves out. */
function OwnerSum({ state, owner, onChange }: OwnerSumProps) {
  const { t } = useTranslation('calculator');
  const { home } = state;
  return (
    <Owner data-answered={home !== null}>
      <RadioGroup
        layout="segments"
        label={t('owner.question')}
        choices={ownerHomes.map((value) => ({ value, label: t(`owner.home.${value}`) }))}
        value={home}
        onChange={(next) => onChange({ ...state, home: next })}
      />
      <p>{owner === null ? t('owner.unanswered') : <Marked text={owner.marked} marks={{ strong: <strong /> }} />}</p>
      {owner?.sum && (
        <>
          <WholeSum sum={owner.sum} home={owner.home} />
          <p>{t(`owner.terms.${owner.home}`)}</p>
        </>
      )}
    </Owner>
  );
}

const partsOf = ({ parts }: OwnerBurden) => new Map<OwnerPart, number>(parts.map(({ kind, amount }) => [kind, amount]));

function WholeSum({ sum: { now, viaCyprus, difference }, home }: { sum: OwnerComparison; home: OwnerHome }) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const id = useId();
  const [left, right] = [partsOf(now), partsOf(viaCyprus)];
  const kinds = [...new Set([...left.keys(), ...right.keys()])];
  const amount = (cents: number | undefined) => (cents === undefined ? '–' : euros(cents));
  return (
    <OwnerTable aria-labelledby={id}>
      <caption id={id}>{t('owner.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('owner.part')}</th>
          <th scope="col">{t('owner.now')}</th>
          <th scope="col">{t(`owner.viaCyprus.${home}`)}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`owner.parts.${kind}`, { salary: euros(ownerRules.salary) })}</th>
            <td>{amount(left.get(kind))}</td>
            <td>{amount(right.get(kind))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('owner.total')}</th>
          <td>{euros(now.total)}</td>
          <td>{euros(viaCyprus.total)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('owner.difference')}
          </th>
          <td>{euros(difference)}</td>
        </tr>
      </tfoot>
    </OwnerTable>
  );
}

/** Longer than the pause between two keystrokes. */
const pauseMs = 800;

/** A text for a live region: empty at first, then the value once it stops changing. */
function useSettled(text: string): string {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '' && text === first) return undefined;
    const timer = setTimeout(() => setSaid(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, first, said]);
  return said;
}

/** Neighbouring brackets differ; a third is an outline. */
const bracketFills: readonly ChartFill[] = ['deep', 'second', 'hollow'];

interface CalculatorResultProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
  savings: Savings;
  rules: TaxRules;
  /** The field's text is invalid: this is the previous result. */
  stale: boolean;
}

/** The difference as one figure, its limits, and the costs of both sides. */
export function CalculatorResult({ state, onChange, savings, rules, stale }: CalculatorResultProps) {
  const { t } = useTranslation('calculator');
  const { language, euros, share } = useAmounts();
  const { saving, dutchTax, cyprusCost } = savings;
  const even = isEven(savings);
  const percentage = even && savings.percentage !== null ? 0 : savings.percentage;
  const fiveYears = even ? 0 : savings.fiveYears;
  const named = {
    revenue: euros(state.revenue),
    entity: t(`entity.${state.entity}.inText`),
    rates: rules.label[language].toLowerCase(),
  };
  const pays = saving > 0 && !even;
  const sides = { amount: euros(saving), dutch: euros(dutchTax), cyprus: euros(cyprusCost) };
  const owner = useOwnerVerdict(state);
  const ofCompany = t(pays ? 'result.announced' : 'result.announcedNone', { ...named, ...sides });
  const spoken = owner === null ? ofCompany : `${owner.plain} ${ofCompany}`;
  const said = useSettled(stale ? t('result.stale', named) : spoken);
  const figure = euros(saving);
  // Beside the owner's verdict the figure must not pass for the whole sum.
  const of = owner === null ? 'result.of' : 'result.ofCompany';
  const strong = { strong: <strong /> };

  const bars: readonly [StackedBar, StackedBar] = [
    {
      name: t('bars.netherlands'),
      segments: explainSavings(savings, rules.cyprus).dutch.flatMap((step, index) =>
        step.kind === 'bracket'
          ? [
              {
                name: t('steps.bracket', { place: step.place }),
                amount: step.amount / 100,
                fill: bracketFills[index] ?? 'deep',
              },
            ]
          : [],
      ),
    },
    {
      name: t('bars.cyprus'),
      segments: [
        { name: t('steps.corporateTax'), amount: savings.cyprusTax / 100, fill: 'bar' },
        { name: t('steps.costs'), amount: savings.yearlyCosts / 100, fill: 'hatched' },
      ],
    },
  ];

  return (
    <Result aria-label={t('result.label')} data-stale={stale || undefined}>
      <p data-of-sum="">
        <span>{t('result.pending')}</span>
        {t(stale ? 'result.stale' : of, named)}
      </p>
      <FigurePlace data-keep-clear="" data-of-sum="" style={{ '--letters': figure.length }}>
        {pays ? <strong>{figure}</strong> : <strong data-words="">{t('result.none')}</strong>}
      </FigurePlace>
      <Facts data-keep-clear="" data-of-sum="">
        {!pays && (
          <li>
            <Marked text={t('result.perYear', { amount: euros(saving) })} marks={strong} />
          </li>
        )}
        {percentage !== null && (
          <li>
            <Marked text={t('result.ofRevenue', { share: share(percentage) })} marks={strong} />
          </li>
        )}
        <li>
          <Marked text={t('result.fiveYears', { amount: euros(fiveYears) })} marks={strong} />
        </li>
      </Facts>
      <RateTruth
        revenue={state.revenue}
        entity={state.entity}
        rules={rules}
        newest={rulesOf(newestRateSetId)}
        onSwitch={() => onChange({ ...state, rateSet: newestRateSetId })}
      />
      <OwnerSum state={state} owner={owner} onChange={onChange} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Bars data-of-sum="">
        <PairedBars
          label={t('bars.label')}
          bars={bars}
          format={(amount) => euros(Math.round(amount * 100))}
          difference={t('bars.difference')}
          heads={[t('bars.part'), t('bars.amount')]}
        />
      </Bars>
    </Result>
  );
}
