import { defaultCalculatorState, printCalculatorState, type CalculatorState } from '@fnc/domain';
import { Calculator, savingFigure, useSumText } from '@fnc/ui/site';
import { useDeferredValue } from 'react';
import { useCalculatorState } from '../calculator/useCalculatorState.ts';
import { usePopupOffer } from '../calculator/usePopupOffer.ts';
import { usePathname, useSiteLanguage } from '../hooks/useAddress.ts';
import { usePageHydrated } from '../hooks/useHydrated.ts';
import { useSending } from '../hooks/useSending.ts';
import { pathTo, withoutSlash } from '../paths.ts';
import { useServices } from '../ServicesProvider.tsx';
import { SiteFrame } from './SiteFrame.tsx';

/** The savings calculator, with the guide's offer over it. */
export default function CalculatorPage() {
  const services = useServices();
  const language = useSiteLanguage();
  const place = { page: withoutSlash(usePathname()), language };
  const [state, setState] = useCalculatorState();
  const sending = useSending();
  const { Popup, ...offer } = usePopupOffer();
  const hydrated = usePageHydrated(); // the prerendered page knows neither its origin nor the day
  const ownPath = `${pathTo('calculator', language)}?${printCalculatorState(state, language)}`;

  const shareUrl = hydrated ? services.absolute(ownPath) : ownPath;
  const sumText = useDeferredValue(useSumText(state, shareUrl)); // rendered after the figure

  const change = (next: CalculatorState) => {
    setState(next);
    if (next.revenue !== state.revenue && next.revenue !== defaultCalculatorState.revenue) offer.start();
    const count = async () => (await services.visit()).calculatorUsed(place);
    count().catch(services.reportError);
  };

  return (
    <>
      <SiteFrame page="calculator" attachment={sumText}>
        <Calculator
          state={state}
          onChange={change}
          shareUrl={shareUrl}
          today={hydrated ? services.today() : null}
          contactHref={pathTo('contact', language)}
          onPrint={services.print}
        />
      </SiteFrame>
      {Popup === null ? null : (
        <Popup
          open={offer.open}
          figure={savingFigure(state, language)}
          language={language}
          privacyHref={pathTo('privacy', language)}
          onRequest={(signUp) => sending((visit) => visit.requestGuide({ ...signUp, source: 'calculator' }, place))}
          draft={services.drafts.guide}
          onSeen={offer.seen}
          onClose={offer.close}
        />
      )}
    </>
  );
}
