import { brand, type Brand } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card, Medallion, Partner } from './Adviser.styles.ts';

export interface AdviserProps {
  adviser: Brand['adviser'];
  /** Whether these are a sample's details, which the page then says. */
  sample: boolean;
}

const initials = (name: string) =>
  name
    .split(' ')
    .map(([letter = '']) => letter)
    .join('');

/** Who answers: a face or its initials, the register, the languages, and the partner on the island. */
export function Adviser({ adviser: { portrait, registration, languages }, sample }: AdviserProps) {
  const { t, i18n } = useTranslation('home');
  const language = i18n.language === 'en' ? 'en' : 'nl';
  const { corporateServices, founder } = brand;
  return (
    <Card>
      <Medallion>
        {portrait === null ? (
          <span aria-hidden="true">{initials(founder)}</span>
        ) : (
          <img src={portrait} alt="" width={96} height={96} loading="lazy" />
        )}
      </Medallion>
      <p>
        <b>{founder}</b> <span>{t('founderStory.adviser.role')}</span>
        <span>{registration[language]}</span>
        <span>{t('founderStory.adviser.speaks', { languages: languages[language] })}</span>
        {sample && <Badge look="tag">{t('founderStory.sample')}</Badge>}
      </p>
      <Partner>
        {t('founderStory.adviser.partner', { provider: corporateServices.name, licence: corporateServices.licence })}
      </Partner>
    </Card>
  );
}
