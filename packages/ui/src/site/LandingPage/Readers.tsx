import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { LandingVariant } from './landing.data.ts';
import { Questions } from './Readers.styles.ts';
import { useLandingFigures } from './useLandingFigures.ts';

export interface ReadersProps {
  variant: Exclude<LandingVariant, 'general'>;
  /** Their own page, with figures, rules and questions. */
  href: string;
}

const questions = ['first', 'second', 'third'] as const;

/** What the readers of one page ask themselves, and what the guide answers. */
export function Readers({ variant, href }: ReadersProps) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Section
      head="beside"
      title={t(`variants.${variant}.readers.title`)}
      lead={<Link href={href}>{t(`variants.${variant}.readers.more`)}</Link>}
    >
      <Questions>
        {questions.map((question) => (
          <div key={question}>
            <dt>{t(`variants.${variant}.readers.${question}.question`)}</dt>
            <dd>{t(`variants.${variant}.readers.${question}.answer`, figures)}</dd>
          </div>
        ))}
      </Questions>
    </Section>
  );
}
