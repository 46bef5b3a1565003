import {
  compareOwner,
  ownerHomes,
  ownerRules,
  type CalculatorState,
  type OwnerBurden,
  type OwnerComparison,
  type OwnerHome,
  type OwnerPart,
} from '@fnc/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { Owner, OwnerTable } from './CalculatorResult.styles.ts';
import { useAmounts } from './useAmounts.ts';

export interface OwnerSumProps {
  state: CalculatorState;
  onChange: (state: CalculatorState) => void;
}

/** Below this share of the profit the difference is not worth the work and the risk of a move. */
const hardly = 0.05;

function verdictOf({ difference }: OwnerComparison, profit: number): 'dearer' | 'hardly' | 'cheaper' {
  if (difference <= 0) return 'dearer';
  return difference < profit * hardly ? 'hardly' : 'cheaper';
}

/** Asks where the owner will live and then shows the total of company and owner, which the figure above leaves out. */
export function OwnerSum({ state, onChange }: OwnerSumProps) {
  const { t } = useTranslation('calculator');
  const { euros } = useAmounts();
  const { revenue, entity, home } = state;
  const sum = home === null ? null : compareOwner(revenue, entity, home);
  return (
    <Owner data-answered={home !== null}>
      <RadioGroup
        layout="segments"
        label={t('owner.question')}
        choices={ownerHomes.map((value) => ({ value, label: t(`owner.home.${value}`) }))}
        value={home}
        onChange={(next) => onChange({ ...state, home: next })}
      />
      {home === null && <p>{t('owner.unanswered')}</p>}
      {home !== null && sum === null && <p>{t('owner.tooSmall', { least: euros(ownerRules.leastProfit) })}</p>}
      {home !== null && sum !== null && (
        <>
          <p>
            <Marked
              text={t(`owner.verdict.${home}.${verdictOf(sum, revenue)}`, { amount: euros(Math.abs(sum.difference)) })}
              marks={{ strong: <strong /> }}
            />
          </p>
          <WholeSum sum={sum} home={home} />
          <p>{t(`owner.terms.${home}`)}</p>
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
