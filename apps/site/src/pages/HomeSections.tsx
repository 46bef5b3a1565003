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
import { usePageWords } from '../hooks/usePageWords.ts';
import { useSiteLanguage } from '../hooks/useSiteLanguage.ts';
import { pathTo } from '../paths.ts';
import { professionPaths } from '../readingPaths.ts';
import { contactHref } from './navEntries.ts';

export interface HomeSectionsProps {
  /** Ends with an invitation to get in touch; needless where the form is open already. */
  invites: boolean;
}

/** What the home page tells, above the form; nothing in it needs a script. */
export default function HomeSections({ invites }: HomeSectionsProps) {
  usePageWords('home');
  const language = useSiteLanguage();
  const calculatorHref = pathTo('calculator', language);
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
      <ForWho calculatorHref={calculatorHref} hrefs={professionPaths(language)} />
      <FounderStory verified={founderStory.verified} />
      <WorkedCases calculatorHref={calculatorHref} />
      <Steps contactHref={contactHref(language)} />
      <Testimonials testimonials={testimonials} />
      <Faq contactHref={contactHref(language)} calculatorHref={calculatorHref} />
      {invites && <CtaBanner contactHref={contactHref(language)} />}
    </>
  );
}
