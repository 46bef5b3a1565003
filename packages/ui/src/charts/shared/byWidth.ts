import { plotWidth } from './fitting.ts';

/** Shows the ticks selected by `ticksByWidth`, depending on the width of the nearest container. */
export const byWidth = `
  @container (max-width: ${plotWidth.medium - 0.01}rem) {
    & > [data-show]:not([data-show~='narrow']) {
      display: none;
    }
  }

  @container (min-width: ${plotWidth.medium}rem) and (max-width: ${plotWidth.wide - 0.01}rem) {
    & > [data-show]:not([data-show~='medium']) {
      display: none;
    }
  }

  @container (min-width: ${plotWidth.wide}rem) {
    & > [data-show]:not([data-show~='wide']) {
      display: none;
    }
  }
`;
