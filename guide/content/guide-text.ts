import type { SourceId } from '../facts/sources.data.ts';
import type { AudienceText } from '../pages/audiences.ts';
import type { ContentsText } from '../pages/contents.ts';
import type { CostsText } from '../pages/costs.ts';
import type { CountryText } from '../pages/country.ts';
import type { CoverText } from '../pages/cover.ts';
import type { CyprusTaxText } from '../pages/cyprus-tax.ts';
import type { NextStepText } from '../pages/next-step.ts';
import type { ResidenceText } from '../pages/residence.ts';
import type { RiskText } from '../pages/risks.ts';
import type { SetUpText } from '../pages/set-up.ts';
import type { SpecialRulesText } from '../pages/special-rules.ts';
import type { StayingText } from '../pages/staying.ts';
import type { SubstanceText } from '../pages/substance.ts';
import type { FrameText } from './frame-text.ts';

/** All words of one edition. Both languages have this shape, so a missing text does not compile. */
export interface GuideText {
  readonly frame: FrameText;
  readonly cover: CoverText;
  readonly contents: ContentsText;
  readonly country: CountryText;
  readonly audiences: AudienceText;
  readonly residence: ResidenceText;
  readonly cyprusTax: CyprusTaxText;
  readonly staying: StayingText;
  readonly substance: SubstanceText;
  readonly setUp: SetUpText;
  readonly costs: CostsText;
  readonly specialRules: SpecialRulesText;
  readonly risks: RiskText;
  readonly nextStep: NextStepText;
  /** What each source is, for the numbered list at the back. */
  readonly sources: Readonly<Record<SourceId, string>>;
}
