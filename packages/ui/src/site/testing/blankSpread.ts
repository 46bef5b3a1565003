import type { SpreadImage } from '../LandingPage/LandingPage.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 849"><path fill="white" d="M0 0h1200v849H0z"/></svg>';

/** Two white pages instead of the guide's, which belong to the site. */
export const blankSpread: SpreadImage = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 1200,
  height: 849,
};
