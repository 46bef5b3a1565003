import { defaultCalculatorState, euros, printCalculatorState, rulesOf, type CalculatorState } from '@fnc/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { Stage } from '../testing/stage.ts';
import { useStoryLanguage } from '../testing/useStoryLanguage.ts';
import { callForChart } from './BreakEvenSection.tsx';
import { Calculator } from './Calculator.tsx';
import { RateTruth } from './CalculatorResult.tsx';

interface ExampleProps extends Partial<CalculatorState> {
  onChange: (state: CalculatorState) => void;
  onPrint: () => void;
}

function Example({ onChange, onPrint, ...start }: ExampleProps) {
  const { language } = useStoryLanguage();
  const [state, setState] = useState<CalculatorState>({ ...defaultCalculatorState, ...start });
  return (
    <Calculator
      state={state}
      onChange={(next) => {
        setState(next);
        onChange(next);
      }}
      shareUrl={`https://fnc.example/calculator?${printCalculatorState(state, language)}`}
      contactHref="#contact"
      today="2026-11-20"
      onPrint={onPrint}
    />
  );
}

const meta = preview.meta({
  title: 'Site/Calculator',
  tags: ['stable'],
  component: Example,
  args: { onChange: fn(), onPrint: fn() },
  globals: { viewport: { value: 'desktop' } },
  // In a story's frame nothing counts as near the window, so this requests the chart.
  beforeEach: callForChart,
  parameters: { everyState: true },
});

const onPhone = { viewport: { value: 'phone' } };
const onlyBehaviour = { chromatic: { disableSnapshot: true } };
const sumOf = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.getByRole('region', { name: 'Uitkomst' });
const fieldOf = ({ canvas }: Pick<Stage, 'canvas'>) => canvas.getByRole('textbox', { name: 'Omzet per jaar' });

const saidIn = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas
    .getAllByRole('status')
    .map((status: HTMLElement) => status.textContent)
    .join('');

/** The initial calculation. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(/Verschil per jaar, zzp, tariefset brochure\s*€\s42\.220/);
    await expect(sumOf({ canvas })).toHaveTextContent(/28,1% van je omzet\s*€\s211\.102 in vijf jaar/);
    await canvas.findByRole('figure', { name: 'Belasting en kosten naar omzet' });
  },
});
export const Phone = meta.story({ globals: onPhone });
/** A link to a sum that the app has not read: no figure of another sum, and the inputs work. */
export const Unread = meta.story({
  parameters: onlyBehaviour,
  beforeEach: () => {
    document.documentElement.dataset['state'] = 'unread';
    return () => {
      delete document.documentElement.dataset['state'];
    };
  },
  play: async ({ canvas }) => {
    // Its line is hidden, and the sentence in it is not: the matcher for visible elements knows no such exception.
    const pending = canvas.getByText('Je som verschijnt zodra de pagina is geladen.');
    await expect(pending).toHaveStyle({ display: 'block', visibility: 'visible' });
    for (const figure of canvas.getAllByText(/42\.220/)) await expect(figure).not.toBeVisible();
    await expect(fieldOf({ canvas })).toBeVisible();
  },
});
/** Three brackets, and today's price. */
export const Rates2026 = meta.story({ args: { rateSet: '2026' } });
export const Company = meta.story({ args: { entity: 'bv' } });
/** Cyprus costs more, and the page says so first. */
export const NoSaving = meta.story({
  args: { entity: 'bv', revenue: euros(50_000) },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(/Geen besparing bij deze omzet\s*€\s-250 per jaar\s*-0,5%/);
  },
  parameters: { everyTurn: true },
});
/** With zero revenue the costs remain; there is no percentage of zero. */
export const NoRevenue = meta.story({
  args: { revenue: 0 },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(
      /Geen besparing bij deze omzet\s*€\s-3\.500 per jaar\s*€\s-17\.500/,
    );
  },
});
/** At the displayed break-even point the saving is exactly zero euro. */
export const BreakEven = meta.story({
  args: { revenue: euros(14_553) },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(
      /Geen besparing bij deze omzet\s*€\s0 per jaar\s*0,0% van je omzet\s*€\s0 in vijf jaar/,
    );
    const rows = canvas.getByRole('table', { name: 'De som, stap voor stap' }).querySelectorAll('tr');
    await expect(rows[rows.length - 1]).toHaveTextContent(/€\s0$/);
    await canvas.findByText(/Tot een omzet van €\s14\.553/);
  },
});
/** Below a thousand euro of revenue a percentage means nothing. */
export const NoPercentage = meta.story({
  parameters: onlyBehaviour,
  args: { revenue: euros(999) },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).not.toHaveTextContent('% van je omzet');
  },
});
/** "150k" and "2 ton" are amounts; on blur the field shows them in full. */
export const Shorthand = meta.story({
  parameters: onlyBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf({ canvas });
    for (const [typed, amount, shown] of [
      ['175k', 175_000, '175.000'],
      ['2 ton', 200_000, '200.000'],
      ['1,5 ton', 150_000, '150.000'],
      ['1 mln', 1_000_000, '1.000.000'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ revenue: euros(amount) }));
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
    }
  },
});
/** A figure too long for the column has a smaller font. */
export const Huge = meta.story({ args: { revenue: euros(1_000_000_000) }, globals: onPhone });

/** Typing, pasting with a currency sign and sliding all count at once; on blur the field shows the full amount. */
export const Typing = meta.story({
  parameters: onlyBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf({ canvas });
    await userEvent.clear(field);
    await userEvent.type(field, '200000');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      revenue: euros(200_000),
      entity: 'zzp',
      rateSet: 'brochure',
      home: null,
    });
    await expect(sumOf({ canvas })).toHaveTextContent(/€\s60\.720/);
    await userEvent.clear(field);
    await userEvent.paste('€ 1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ revenue: 123_450 }));
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,50');

    const slider = canvas.getByRole('slider', { name: 'Omzet per jaar, bij benadering' });
    slider.focus();
    await userEvent.keyboard('{End}{PageDown}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^€\s290\.000 per jaar$/));
    await expect(field).toHaveValue('290.000');
    await expect(sumOf({ canvas })).toHaveTextContent(/€\s94\.020/);
  },
});

/** Legal form and rates take effect at once, and the link follows. */
export const Choosing = meta.story({
  parameters: onlyBehaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Bv' }));
    await expect(sumOf({ canvas })).toHaveTextContent(/bv, tariefset brochure\s*€\s6\.250/);
    await userEvent.click(canvas.getByRole('radio', { name: '2026' }));
    await expect(sumOf({ canvas })).toHaveTextContent(/bv, tariefset 2026\s*€\s600/);
    await canvas.findByText('/calculator?omzet=150000&vorm=bv&tarief=2026');
    await canvas.findByText(/Tot een omzet van €\s135\.000/);
  },
});

/** An invalid amount has an error beside the field; the last result stays and names its revenue. */
export const Unreadable = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = fieldOf({ canvas });
    const stays = async (text: string, error: string) => {
      await userEvent.clear(field);
      if (text !== '') await userEvent.paste(text);
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
      await expect(field).toBeInvalid();
      await expect(sumOf({ canvas })).toHaveTextContent(/Nog de uitkomst bij €\s150\.000, zzp.*€\s42\.220/);
    };
    await userEvent.clear(field);
    await expect(field).not.toBeInvalid(); // on its way to something
    await stays('', 'Vul je omzet per jaar in.');
    await stays('-5', 'Omzet kan niet onder nul liggen.');
    await stays('1000000000,01', 'Vul hoogstens €\u00A01.000.000.000 in.');
    await stays('99.999.999.999.999', 'Vul hoogstens €\u00A01.000.000.000 in.');
    await expect(field).toHaveValue('99.999.999.999.999');
    await stays('1,2,3', 'Dit is geen bedrag.');
    await stays('veel', 'Dit is geen bedrag.');
    // Read aloud too: an error below a field that was left is not.
    await waitFor(() => expect(saidIn({ canvas })).toMatch(/^Nog de uitkomst bij €\s150\.000, zzp/));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
  parameters: { everyTurn: true },
});

/** The result is read aloud once after typing stops; the initial one is not. */
export const Announced = meta.story({
  parameters: onlyBehaviour,
  play: async ({ canvas, userEvent }) => {
    const said = () => saidIn({ canvas });
    await expect(said()).toBe('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bv' }));
    await waitFor(() =>
      expect(said()).toMatch(
        /^Verschil per jaar €\s6\.250, tariefset brochure\. Nederland €\s28\.500, Cyprus €\s22\.250\. Indicatie, geen belastingadvies\.$/,
      ),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'In Nederland' }));
    await waitFor(() =>
      expect(said()).toMatch(
        /^Blijf je in Nederland wonen, dan ben je via Cyprus €\s628 per jaar duurder uit\. Verschil per jaar €\s6\.250/,
      ),
    );
  },
});

const topOf = (text: Node | null | undefined) => {
  const range = document.createRange();
  if (text) range.selectNodeContents(text);
  return range.getBoundingClientRect().top;
};

/**
 * Shows without a click until when the rate held and today's difference; one click recalculates with it. The conditions
 * start a line of their own, and the bar beside the text is as tall as the text.
 */
export const RatesOfToday = meta.story({
  parameters: onlyBehaviour,
  play: async ({ canvas, userEvent }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(
      /12,5% gold op Cyprus tot en met 2025; met het tarief van 2026 is het verschil €\s36\.282\./,
    );
    await expect(sumOf({ canvas })).toHaveTextContent('Tariefset brochure. Indicatie, geen belastingadvies.');
    const change = canvas.getByRole('button', { name: 'Reken met 2026' });
    await expect(topOf(change.parentElement?.lastChild)).toBeGreaterThanOrEqual(
      change.getBoundingClientRect().bottom - 2,
    );
    await userEvent.click(change);
    await expect(sumOf({ canvas })).toHaveTextContent(/tariefset 2026\s*€\s36\.282/);
    const set = canvas.getByText('Tariefset 2026. Indicatie, geen belastingadvies.');
    await expect(set.getBoundingClientRect().height).toBe(24);
    await expect(canvas.getByRole('radio', { name: '2026' })).toBeChecked();
  },
});

/** The set of a coming year: a sum with the rates of 2026 says so, and claims nothing about how long a rate held. */
export const RatesOfLastYear = meta.story({
  parameters: onlyBehaviour,
  render: ({ onPrint }) => (
    <RateTruth
      revenue={euros(150_000)}
      entity="zzp"
      rules={rulesOf('2026')}
      newest={{ ...rulesOf('2026'), id: '2027', label: { nl: '2027', en: '2027' } }}
      onSwitch={onPrint}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /^Dit zijn de tarieven van 2026; met het tarief van 2027 is het verschil €\s36\.282\./,
    );
    await expect(canvas.getByRole('button', { name: 'Reken met 2027' })).toBeVisible();
  },
});

const cellsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')),
  );

/** The whole calculation of an owner who stays: the text says that it hardly pays. */
export const OwnerStays = meta.story({
  args: { home: 'nl' },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(/scheelt het je €\s4\.734 per jaar\. Dat loont nauwelijks/);
    await expect(cellsOf(canvas.getByRole('table', { name: /^De hele som van onderneming/ }))).toEqual([
      ['Onderdeel', 'Nu', 'Via Cyprus'],
      ['Box 1 en Zvw over de winst', '€ 60.485', '–'],
      ['Vaste kosten', '–', '€ 5.400'],
      ['Vennootschapsbelasting', '–', '€ 12.990'],
      ['Box 1 en Zvw over € 58.000 salaris', '–', '€ 19.017'],
      ['Box 2 over het dividend', '–', '€ 18.344'],
      ['Totaal per jaar', '€ 60.485', '€ 55.751'],
      ['Verschil', '€ 4.734'],
    ]);
  },
  parameters: { everyTurn: true },
});
/** A company whose owner stays pays more by way of Cyprus. */
export const OwnerOfBvStays = meta.story({
  parameters: onlyBehaviour,
  args: { home: 'nl', entity: 'bv' },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(/ben je via Cyprus €\s628 per jaar duurder uit/);
  },
});
export const OwnerMoves = meta.story({ args: { home: 'cy' } });
/** The answer appears beside the figure; the business's figure stays, and the link follows. */
export const OwnerAsked = meta.story({
  parameters: onlyBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(sumOf({ canvas })).toHaveTextContent('Wat jij ervan overhoudt, hangt af van waar je woont');
    await userEvent.click(canvas.getByRole('radio', { name: 'Op Cyprus' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...defaultCalculatorState, home: 'cy' });
    await expect(sumOf({ canvas })).toHaveTextContent(
      /Alleen de onderneming: verschil per jaar, zzp.*€\s42\.220.*scheelt het je €\s30\.138 per jaar/,
    );
    await canvas.findByText('/calculator?omzet=150000&vorm=zzp&tarief=brochure&wonen=cy');
  },
});
/** Outside its limits, the owner's calculation says from where it holds. */
export const OwnerTooSmall = meta.story({
  args: { home: 'nl', revenue: euros(60_000) },
  play: async ({ canvas }) => {
    await expect(sumOf({ canvas })).toHaveTextContent(/maken we vanaf €\s90\.000/);
  },
});

/** Every result keeps the content below it in place. */
const staysInPlace = async ({ canvas, userEvent }: Stage) => {
  const top = () =>
    Math.round(
      canvas.getByRole('radiogroup', { name: 'Waar woon je straks?' }).getBoundingClientRect().top + window.scrollY,
    );
  const field = fieldOf({ canvas });
  const before = top();
  for (const revenue of ['50000', '8000000', '9000', '150000']) {
    await userEvent.clear(field);
    await userEvent.type(field, revenue);
    await expect([revenue, top()]).toEqual([revenue, before]);
  }
};
export const InPlace = meta.story({ parameters: onlyBehaviour, play: staysInPlace });
export const InPlaceOnPhone = meta.story({ parameters: onlyBehaviour, play: staysInPlace, globals: onPhone });

/** The whole calculation is a table: its steps add up to the figure above. */
export const Steps = meta.story({
  parameters: onlyBehaviour,
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('table', { name: 'De som, stap voor stap' }).querySelectorAll('tr');
    await expect(
      [...rows].map((row) =>
        [...row.cells].map((cell) => cell.textContent.replaceAll('\u00A0', ' ').replaceAll('\u00AD', '')),
      ),
    ).toEqual([
      ['Stap', 'Berekening', 'Bedrag'],
      ['Nederland, zzp'],
      ['Schijf 1', '€ 75.518 × 36,55%', '€ 27.602'],
      ['Schijf 2', '€ 74.482 × 49,5%', '€ 36.869'],
      ['Inkomstenbelasting', '', '€ 64.470'],
      ['Cyprus, vennootschap'],
      ['Vennootschapsbelasting', '€ 150.000 × 12,5%', '€ 18.750'],
      ['Vaste kosten', 'per jaar', '€ 3.500'],
      ['Totaal Cyprus', '', '€ 22.250'],
      ['Verschil per jaar', '€ 64.470 − € 22.250', '€ 42.220'],
    ]);
  },
});

/** One primary action, which is a link; the others stay on the page. */
export const NextStep = meta.story({
  parameters: onlyBehaviour,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Plan een strategiegesprek' })).toHaveAttribute('href', '#contact');
    await userEvent.click(canvas.getByRole('button', { name: 'Print op één A4' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
