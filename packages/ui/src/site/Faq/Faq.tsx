import { claims } from '@fnc/domain';
import { useTranslation } from 'react-i18next';
import { Accordion, AccordionItem } from '../../components/Accordion/Accordion.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Marked } from '../Marked/Marked.tsx';
import { faqItems } from './faq.data.ts';
import { Costs, CostsNote, Questions } from './Faq.styles.ts';
import { useFaqFigures } from './useFaqFigures.ts';

export interface FaqProps {
  contactHref: string;
  calculatorHref: string;
}

/** Questions of which one is open at a time; the search of the browser opens the one it finds. */
export function Faq({ contactHref, calculatorHref }: FaqProps) {
  const { t } = useTranslation('home');
  const { t: site } = useTranslation('site');
  const figures = useFaqFigures();
  const calculator = <Link href={calculatorHref} />;
  return (
    <Section
      id="faq"
      ground="surface"
      head="beside"
      course="right"
      waypoint={{ name: site('waypoints.kreta'), coordinates: t('faq.coordinates') }}
      title={t('faq.title')}
      lead={
        <Marked
          text={t('faq.lead', { hours: claims.answerHours.value })}
          marks={{ contact: <Link href={contactHref} /> }}
        />
      }
    >
      <Questions>
        <Accordion>
          {faqItems.map((id) => (
            <AccordionItem key={id} heading={t(`faq.items.${id}.question`, figures)}>
              <p>
                <Marked text={t(`faq.items.${id}.answer`, figures)} marks={{ calculator }} />
              </p>
              {id === 'costs' && (
                <>
                  <Costs aria-label={t('faq.costs.label')}>
                    <tbody>
                      <tr>
                        <th scope="row">{t('faq.costs.setUp')}</th>
                        <td>{t('faq.costs.setUpValue', figures)}</td>
                      </tr>
                      <tr>
                        <th scope="row">{t('faq.costs.running')}</th>
                        <td>{t('faq.costs.runningValue', figures)}</td>
                      </tr>
                    </tbody>
                  </Costs>
                  <CostsNote>{t('faq.costs.note', figures)}</CostsNote>
                </>
              )}
            </AccordionItem>
          ))}
        </Accordion>
      </Questions>
    </Section>
  );
}
