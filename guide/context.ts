import type { Language } from '@fnc/domain';
import type { FrameText } from './content/frame-text.ts';
import { formatEuro, formatPercent } from './format.ts';
import type { Html } from './html.ts';
import { type Rich, rich } from './rich.ts';

/** Who publishes the guide, in the language of the edition. */
export interface Publisher {
  readonly shortName: string;
  readonly name: string;
  readonly founder: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneHref: string;
  /** Address of the site without a slash at the end. */
  readonly site: string;
  readonly privacy: string;
}

/** What a page needs besides its own words. */
export interface GuideContext {
  readonly language: Language;
  readonly frame: FrameText;
  readonly publisher: Publisher;
  /** Titles by page number, from 1; for the contents list. */
  readonly titles: readonly string[];
  readonly rich: (text: Rich, sums?: Readonly<Record<string, string>>) => Html;
  readonly euro: (euros: number, decimals?: number) => string;
  readonly percent: (fraction: number, decimals?: number) => string;
  /** "Figuur 3": numbers run through the whole guide. */
  readonly nextLabel: (kind: 'figure' | 'table') => string;
}

export const createContext = (
  language: Language,
  frame: FrameText,
  publisher: Publisher,
  titles: readonly string[],
): GuideContext => {
  const counts = { figure: 0, table: 0 };
  return {
    language,
    frame,
    publisher,
    titles,
    rich: (sentence, sums) => rich(sentence, language, frame, sums),
    euro: (euros, decimals) => formatEuro(language, euros, decimals),
    percent: (fraction, decimals) => formatPercent(language, fraction, decimals),
    nextLabel: (kind) => `${frame[kind]} ${++counts[kind]}`,
  };
};
