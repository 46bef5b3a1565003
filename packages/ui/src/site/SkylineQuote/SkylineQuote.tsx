import { useTranslation } from 'react-i18next';
import { Skyline } from '../../art/Skyline/Skyline.tsx';
import { Band, City, Quote } from './SkylineQuote.styles.ts';

/** The principle of all advice, over Limassol seen from the sea; the course passes behind its hills. */
export function SkylineQuote() {
  const { t } = useTranslation('home');
  return (
    <Band id="principle" background="band" course="left">
      <Quote>
        <blockquote>
          <p>
            <span>{t('skylineQuote.address')}</span> <span>{t('skylineQuote.decisions')}</span>
          </p>
        </blockquote>
        <figcaption>{t('skylineQuote.note')}</figcaption>
      </Quote>
      <City>
        <Skyline />
      </City>
    </Band>
  );
}
