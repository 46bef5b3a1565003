import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const StyledCard = styled.article`
  --card-side: max(1rem, var(--control-side));
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding: var(--card-side);
  border: 1px solid ${color('line')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  color: ${color('text')};
  ${type.text}
  transition: border-color ${motion.control};

  &[data-look='floating'] {
    border-color: transparent;
    box-shadow: ${shadow.float};
  }

  ${media.hover} {
    &[data-linked]:hover {
      border-color: ${color('control')};
    }

    &[data-linked]:hover [data-cover] {
      text-decoration-color: currentColor;
    }
  }

  /* Links and buttons inside stay usable: they lie above the link that covers the card. */
  & :is(a, button):not([data-cover]) {
    position: relative;
    z-index: 1;
  }

  ${media.print} {
    border-color: ${color('line')};
    box-shadow: none;
    break-inside: avoid;
  }
`;

export const Picture = styled.div`
  margin: calc(-1 * var(--card-side)) calc(-1 * var(--card-side)) ${space[2]};
  border-radius: 13px 13px 0 0;
  overflow: clip;
`;

export const Eyebrow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Title = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & [data-cover] {
    text-decoration: underline 1px transparent;
    text-underline-offset: 0.2em;
    transition: text-decoration-color ${motion.control};
  }

  /* One real link with the title as its name, as large as the card. */
  & [data-cover]::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.dialog};
    content: '';
  }

  & [data-cover]:focus-visible {
    outline: none;
  }

  & [data-cover]:focus-visible::after {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  margin-top: auto;
  padding-top: ${space[2]};
  color: ${color('textQuiet')};
  ${type.small}
`;
