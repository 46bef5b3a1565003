/** The place of a text that states a saving, and the places of its rate set and disclaimer. */
export interface Standing {
  /** The only file under `packages/ui/src/site` that contains the text. */
  readonly saidIn: string;
  /**
   * The file of the component that shows rate set and disclaimer: the same file, or a component rendered next to it.
   */
  readonly beside: string;
  /** The file that renders both, or calls the hook, where it is not `saidIn` itself. */
  readonly within?: string;
  /** Keys of the texts that name the rate set and the disclaimer; `text`: the text itself does. */
  readonly set: string;
  readonly disclaimer: string;
}

/** The text seems to state a saving but does not. */
interface NoSaving {
  readonly noSaving: string;
}

const inPlace = (file: string) => ({
  saidIn: file,
  beside: file,
  set: 'calculator.truth.set',
  disclaimer: 'calculator.truth.set',
});
const result = inPlace('Calculator/CalculatorResult.tsx');
const aloud = { ...result, set: 'text', disclaimer: 'text' };
const owner = { ...result, set: 'calculator.owner.caption', disclaimer: 'calculator.owner.terms' };
const verdict = { ...owner, saidIn: 'Calculator/useOwnerVerdict.ts', within: owner.saidIn };
const assumptions = {
  beside: 'Calculator/Assumptions.tsx',
  set: 'calculator.assumptions.ratesText',
  disclaimer: 'calculator.assumptions.disclaimer',
};
const cases = {
  saidIn: 'WorkedCases/WorkedCases.tsx',
  beside: 'WorkedCases/WorkedCases.tsx',
  set: 'home.workedCases.terms',
  disclaimer: 'home.workedCases.terms',
};
const slider = { noSaving: 'the revenue that the slider stands at' };
const guidePages = { noSaving: 'what two pages of the guide calculate; the amount is the profit they start from' };

/**
 * Every text for visitors that states a saving, or seems to, by its key. Add a new one when its rate set and its
 * disclaimer are in the text itself or next to it.
 */
export const savingFigures: Readonly<Record<string, Standing | NoSaving>> = {
  'calculator.revenue.spoken': slider,
  'calculator.revenue.spokenMore': slider,
  'calculator.result.perYear': result,
  'calculator.result.ofRevenue': result,
  'calculator.result.fiveYears': result,
  'calculator.result.announced': aloud,
  'calculator.result.announcedNone': aloud,
  'calculator.truth.now': result,
  'calculator.truth.nowNone': result,
  'calculator.owner.verdict.nl.dearer': verdict,
  'calculator.owner.verdict.nl.hardly': verdict,
  'calculator.owner.verdict.nl.cheaper': verdict,
  'calculator.owner.verdict.cy.dearer': verdict,
  'calculator.owner.verdict.cy.hardly': verdict,
  'calculator.owner.verdict.cy.cheaper': verdict,
  'calculator.owner.difference': owner,
  'calculator.bars.difference': result,
  'calculator.breakEven.lead': inPlace('Calculator/BreakEvenSection.tsx'),
  'calculator.steps.difference': {
    saidIn: 'Calculator/StepsTable.tsx',
    within: 'Calculator/Calculator.tsx',
    ...assumptions,
  },
  'calculator.assumptions.costsLow': { saidIn: assumptions.beside, ...assumptions },
  'calculator.attachment': {
    saidIn: 'Calculator/useSumText.ts',
    beside: 'Calculator/useSumText.ts',
    set: 'text',
    disclaimer: 'text',
  },
  'calculator.attachedOwner': {
    saidIn: 'Calculator/useSumText.ts',
    beside: 'Calculator/useSumText.ts',
    set: 'text',
    disclaimer: 'calculator.attachment',
  },
  'calculator.popup.figure': inPlace('GuidePopup/GuidePopup.tsx'),
  'home.hero.example': {
    saidIn: 'Hero/Hero.tsx',
    beside: 'Hero/Hero.tsx',
    set: 'home.hero.exampleTerms',
    disclaimer: 'home.hero.exampleTerms',
  },
  'home.workedCases.cases.moves.verdict': cases,
  'home.workedCases.cases.stays.verdict': cases,
  'landing.spreadText': guidePages,
  'landing.spreadAlt': guidePages,
  'reading.professions.figures': {
    noSaving: 'the profit that a table starts from; its rates and disclaimer (ownerTerms) stand under the table',
  },
  'reading.professions.consultants.unsuited.third': {
    noSaving: 'the profit below which there is none; the table above it has its rates and disclaimer (ownerTerms)',
  },
};
