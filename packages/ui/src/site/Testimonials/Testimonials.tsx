import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stars } from '../../components/Stars/Stars.tsx';
import type { Testimonial } from './testimonials.data.ts';
import { Others, Quotation, Quotations, SampleNote } from './Testimonials.styles.ts';

export interface TestimonialsProps {
  /** The first is shown large. */
  testimonials: readonly [Testimonial, ...Testimonial[]];
}

/** Clients' testimonials with their stars; a sample is labelled as one and has no stars. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { t } = useTranslation('home');
  const [first, ...others] = testimonials;
  const quotation = ({ id, initials, rating, verified }: Testimonial) => (
    <Quotation key={id} data-large={id === first.id}>
      {verified && <Stars value={rating} />}
      <blockquote>
        <p>{t(`testimonials.items.${id}.quote`)}</p>
      </blockquote>
      <figcaption>
        <b>{t('testimonials.author', { role: t(`testimonials.items.${id}.role`), initials })}</b>
        {id === 'captain' && <span>{t('testimonials.items.captain.field')}</span>}
        {!verified && <Badge look="tag">{t('testimonials.sample')}</Badge>}
      </figcaption>
    </Quotation>
  );
  return (
    <Section
      id="testimonials"
      course="right"
      waypoint={{ name: t('testimonials.place'), coordinates: t('testimonials.coordinates') }}
      title={t('testimonials.title')}
    >
      <Quotations role="group" aria-label={t('testimonials.title')} tabIndex={0}>
        {quotation(first)}
        <Others>{others.map(quotation)}</Others>
      </Quotations>
      {testimonials.some(({ verified }) => !verified) && <SampleNote>{t('testimonials.sampleNote')}</SampleNote>}
    </Section>
  );
}
