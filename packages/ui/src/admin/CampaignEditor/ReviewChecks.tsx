import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useAdminWords } from '../words/useAdminWords.ts';
import { CheckRows, CheckSums, SideHead } from './Review.styles.ts';
import type { ReviewCheck } from './reviewChecks.ts';

const icons = { ok: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const tones = ['ok', 'warning', 'danger'] as const;

/** What was looked at, and how many of it is well. */
export function ReviewChecks({ checks }: { checks: readonly ReviewCheck[] }) {
  const { t } = useAdminWords();
  return (
    <section aria-labelledby="campaign-checks">
      <SideHead>
        <h3 id="campaign-checks">{t('campaigns.review.checks')}</h3>
        <CheckSums>
          {tones.map((tone) => {
            const count = checks.filter((check) => check.tone === tone).length;
            return (
              count > 0 && (
                <li key={tone} data-tone={tone}>
                  <Icon of={icons[tone]} />
                  {t(`campaigns.review.sum.${tone}`, { count })}
                </li>
              )
            );
          })}
        </CheckSums>
      </SideHead>
      <CheckRows>
        {checks.map(({ id, tone, words, detail }) => (
          <li key={id} data-tone={tone}>
            <Icon of={icons[tone]} label={t(`campaigns.review.tone.${tone}`)} />
            <span>{words}</span>
            {detail !== undefined && <small>{detail}</small>}
          </li>
        ))}
      </CheckRows>
    </section>
  );
}
