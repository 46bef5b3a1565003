import { languageOf, printCalculatorState, rulesOf, solveCase, workedCases, type WorkedCaseId } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RailPair } from '../../components/Section/rail.styles.ts';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatEuros } from '../../locales/figures.ts';
import { Marked } from '../Marked/Marked.tsx';
import { Bar, Case, Sum, Terms } from './WorkedCases.styles.ts';

export interface WorkedCasesProps {
  calculatorHref: string;
}

const ids = Object.keys(workedCases) as WorkedCaseId[];

/** One profit calculated twice, once with the answer yes and once no; all bars have the same scale. */
export function WorkedCases({ calculatorHref }: WorkedCasesProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const euros = (cents: number) => formatEuros(cents / 100, language);
  const sums = ids.map((id) => ({ id, ...solveCase(id) }));
  const widest = Math.max(...sums.flatMap(({ now, viaCyprus }) => [now.total, viaCyprus.total]));
  return (
    <Section
      id="cases"
      course="left"
      title={t('workedCases.title')}
      lead={t('workedCases.lead', { profit: euros(workedCases.moves.revenue) })}
    >
      <RailPair>
        {sums.map(({ id, now, viaCyprus, difference }) => (
          <Case key={id}>
            <Heading level={3} size="h3">
              {t(`workedCases.cases.${id}.title`)}
            </Heading>
            <Sum>
              {[
                { kind: 'now', total: now.total },
                { kind: 'viaCyprus', total: viaCyprus.total },
              ].map(({ kind, total }) => (
                <div key={kind}>
                  <dt>{t(kind === 'now' ? 'workedCases.now' : 'workedCases.viaCyprus')}</dt>
                  <dd>
                    <Bar data-kind={kind} style={{ '--share': total / widest }} aria-hidden="true" />
                    {euros(total)}
                  </dd>
                </div>
              ))}
            </Sum>
            <p>
              <Marked
                text={t(`workedCases.cases.${id}.verdict`, { amount: euros(Math.abs(difference)) })}
                marks={{ strong: <strong /> }}
              />
            </p>
            <Text size="small" tone="quiet" above={2} wide>
              {t(`workedCases.cases.${id}.note`)}
            </Text>
            <Link href={`${calculatorHref}?${printCalculatorState(workedCases[id], language)}`}>
              {t('workedCases.open')}
            </Link>
          </Case>
        ))}
      </RailPair>
      <Terms>{t('workedCases.terms', { years: rulesOf(workedCases.moves.rateSet).years[language] })}</Terms>
    </Section>
  );
}
