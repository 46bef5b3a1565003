import preview from '../../../../../../.storybook/preview.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { Swatches } from './Swatches.tsx';

const meta = preview.meta({
  title: 'Foundations/Colour',
  tags: ['stable', '!autodocs'],
  parameters: { sameWords: true },
});

export const Grounds = meta.story({ render: () => <Swatches group="Grounds" /> });
export const Text = meta.story({ render: () => <Swatches group="Text" /> });
export const Lines = meta.story({ render: () => <Swatches group="Lines" /> });
export const Action = meta.story({ render: () => <Swatches group="The one primary action" /> });
export const Strong = meta.story({ render: () => <Swatches group="Strong and selected" /> });
export const Signals = meta.story({ render: () => <Swatches group="Signals" /> });
export const Ratings = meta.story({ render: () => <Swatches group="Ratings" /> });
export const Charts = meta.story({ render: () => <Swatches group="Charts" /> });
export const Toasts = meta.story({ render: () => <Swatches group="Toasts and tooltips" /> });
export const Shades = meta.story({ render: () => <Swatches group="Veil and shades" /> });
export const Drawings = meta.story({ render: () => <Swatches group="Drawings" /> });

/* What is measured here must pass; `contrast.test.ts` fails otherwise. */
export const ContrastLight = meta.story({ render: () => <ContrastTable on="Light" /> });
export const ContrastDark = meta.story({ render: () => <ContrastTable on="Dark" /> });
export const ContrastDeepBand = meta.story({ render: () => <ContrastTable on="Deep band, light" /> });
export const ContrastDeepBandDark = meta.story({ render: () => <ContrastTable on="Deep band, dark" /> });
export const ContrastInkBand = meta.story({ render: () => <ContrastTable on="Ink band, light" /> });
export const ContrastInkBandDark = meta.story({ render: () => <ContrastTable on="Ink band, dark" /> });
