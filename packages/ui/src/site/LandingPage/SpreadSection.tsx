import { useTranslation } from 'react-i18next';
import { Picture, Section, Words } from './SpreadSection.styles.ts';
import { useLandingFigures } from './useLandingFigures.ts';

export interface SpreadImage {
  src: string;
  /** Size of the file, in px: reserves the space while it loads. */
  width: number;
  height: number;
}

/** Two pages of the guide, as a sample of it. */
export function SpreadSection({ spread }: { spread: SpreadImage }) {
  const { t } = useTranslation('landing');
  const figures = useLandingFigures();
  return (
    <Section>
      <Picture>
        <span>
          <img {...spread} alt={t('spreadAlt', figures)} loading="lazy" decoding="async" />
        </span>
      </Picture>
      <Words>
        <h2>{t('spreadTitle')}</h2>
        <p>{t('spreadText', figures)}</p>
      </Words>
    </Section>
  );
}
