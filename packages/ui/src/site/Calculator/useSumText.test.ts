import { type CalculatorState, defaultCalculatorState, euros, type Language } from '@fnc/domain';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createI18n, pageWords } from '../../locales/createI18n.ts';
import { useSumText } from './useSumText.ts';

const start: CalculatorState = { ...defaultCalculatorState, revenue: euros(100_000), rateSet: '2026' };

async function sumText(language: Language, change: Partial<CalculatorState>): Promise<string> {
  const i18n = await createI18n(language, pageWords.calculator);
  const Text = () => useSumText({ ...start, ...change }, 'https://fnc.example');
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Text))).replaceAll('\u00A0', ' ');
}

test.each([
  ['nl', { home: null }, 'Verschil per jaar € 19.032. Indicatie, geen belastingadvies. https://fnc.example'],
  [
    'nl',
    { home: 'nl' },
    'Verschil per jaar € 19.032 voor de onderneming. Samen met de eigenaar, tarieven van 2026: Blijf je in Nederland wonen, dan ben je via Cyprus € 1.552 per jaar duurder uit. Indicatie, geen belastingadvies. https://fnc.example',
  ],
  [
    'nl',
    { home: 'nl', revenue: euros(60_000) },
    '. Waar woon je straks? In Nederland. Indicatie, geen belastingadvies. https://fnc.example',
  ],
  [
    'en',
    { home: 'nl' },
    'Difference per year €19,032 for the business. Together with the owner, 2026 rates: If you stay in the Netherlands, going through Cyprus costs you €1,552 more a year. An indication, not tax advice. https://fnc.example',
  ],
  [
    'en',
    { home: 'cy' },
    'for the business. Together with the owner, 2026 rates: If you really live in Cyprus, you’re €14,256 a year better off. An indication, not tax advice. https://fnc.example',
  ],
  [
    'en',
    { home: 'nl', entity: 'zzp', revenue: euros(1_000_000) },
    'you’re €33,463 a year better off. Set-up costs and your time still come off it. An indication, not tax advice. https://fnc.example',
  ],
] as const)('the sum in a message says what the page says (%s, %o)', async (language, change, end) => {
  expect((await sumText(language, change)).slice(-end.length)).toBe(end);
});
