import { media } from './scale.ts';

/**
 * Sizes that differ between the site and the console. The root sets `data-density="console"`; components read the
 * variables and do not know their surroundings. A coarse pointer gets 44 px everywhere.
 */
const site = `
  --text-size: 1.0625rem; --text-line: 1.75rem;
  --small-size: 0.875rem; --small-line: 1.375rem;
  --label-size: 0.9375rem; --label-weight: 550;
  --hint-size: 0.875rem;
  --button-size: 1rem;
  --control-height: 52px; --control-small: 44px; --control-side: 1.5rem;
  --field-height: 52px; --field-size: 1rem; --field-side: 0.9375rem;
  --icon-size: 1.25rem; --icon-gap: 0.625rem; --check-size: 22px;
  --heading-color: var(--color-heading);
  --space-side: 2rem;`;

const console = `
  --text-size: 0.875rem; --text-line: 1.25rem;
  --small-size: 0.8125rem; --small-line: 1.25rem;
  --label-size: 0.8125rem; --label-weight: 600;
  --hint-size: 0.75rem;
  --button-size: 0.875rem;
  --control-height: 36px; --control-small: 32px; --control-side: 0.75rem;
  --field-height: 40px; --field-size: 0.875rem; --field-side: 0.75rem;
  --icon-size: 1rem; --icon-gap: 0.5rem; --check-size: 18px;
  --heading-color: var(--color-text);
  --space-side: 2rem;`;

const touch =
  '--control-height: 44px; --control-small: 44px; --field-height: 44px; --field-size: 1rem; --check-size: 24px;';

export const densityStyles = `
:root, [data-density='site'] {${site} }
[data-density='console'] {${console} }
[data-band] { --heading-color: var(--color-heading); }
${media.phone} { :root, [data-density='site'] { --space-side: 1.25rem; } [data-density='console'] { --space-side: 1rem; } }
${media.wordTooWide} { :root, [data-density='site'] { --space-side: 0.75rem; --control-side: 0.5rem; --field-side: 0.5rem; } }
${media.coarse} { [data-density='console'] { ${touch} } }
`;
