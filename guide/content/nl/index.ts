import type { GuideText } from '../guide-text.ts';
import { audiences } from './audiences.data.ts';
import { contents } from './contents.data.ts';
import { costs } from './costs.data.ts';
import { country } from './country.data.ts';
import { cover } from './cover.data.ts';
import { cyprusTax } from './cyprus-tax.data.ts';
import { frame } from './frame.data.ts';
import { nextStep } from './next-step.data.ts';
import { residence } from './residence.data.ts';
import { risks } from './risks.data.ts';
import { setUp } from './set-up.data.ts';
import { sourceText } from './sources.data.ts';
import { specialRules } from './special-rules.data.ts';
import { staying } from './staying.data.ts';
import { substance } from './substance.data.ts';

export const nl: GuideText = {
  frame,
  cover,
  contents,
  country,
  audiences,
  residence,
  cyprusTax,
  staying,
  substance,
  setUp,
  costs,
  specialRules,
  risks,
  nextStep,
  sources: sourceText,
};
