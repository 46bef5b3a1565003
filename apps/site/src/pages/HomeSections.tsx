import { breakEvenState, printCalculatorState } from '@fnc/domain';
import {
  CtaBanner,
  Faq,
  ForWho,
  FounderStory,
  founderStory,
  Hero,
  SkylineQuote,
  Steps,
  Testimonials,
  testimonials,
  WhyCyprus,
  WorkedCases,
} from '@fnc/ui/site';
import { useSiteLanguage } from '../hooks/useAddress.ts';
import { usePageWords } from '../hooks/usePageWords.ts';
import { pathTo } from '../paths.ts';
import { professionPaths } from '../readingPaths.ts';
import { contactHref } from './navEntries.ts';

export interface HomeSectionsProps {
  /** Whether it ends with an invitation to get in touch; not where the form is already open. */
  invites: boolean;
}

/** The sections above the form; none of them needs a script. */
export default function HomeSections({ invites }: HomeSectionsProps) {
  usePageWords('home');
  const language = useSiteLanguage();
  const calculatorHref = pathTo('calculator', language);
  const breakEvenHref = `${calculatorHref}?${printCalculatorState(breakEvenState(), language)}`;
  const guideHref = pathTo('guide', language);
  return (
    <>
      <Hero
        contactHref={contactHref(language)}
        guideHref={guideHref}
        calculatorHref={calculatorHref}
        nextHref="#why-cyprus"
      />
      <WhyCyprus calculatorHref={calculatorHref} />
      <SkylineQuote />
      <ForWho breakEvenHref={breakEvenHref} hrefs={professionPaths(language)} />
      <FounderStory verified={founderStory.verified} />
      <WorkedCases calculatorHref={calculatorHref} />
      <Steps contactHref={contactHref(language)} />
      <Testimonials testimonials={testimonials} />
      <Faq contactHref={contactHref(language)} calculatorHref={calculatorHref} breakEvenHref={breakEvenHref} />
      {invites && <CtaBanner contactHref={contactHref(language)} />}
    </>
  );
}
