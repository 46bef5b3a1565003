import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { RoutedLink } from '../Link/RoutedLink.tsx';

export const PageBar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  align-items: center;
  min-height: 52px;
  ${type.small}
`;

export const RangeWords = styled.p`
  color: ${color('textQuiet')};
  ${type.tabular}

  & strong {
    color: ${color('text')};
    font-weight: 600;
  }
`;

export const PageSize = styled.label`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  color: ${color('textQuiet')};

  & > select {
    min-height: var(--control-small);
    padding: 0 0.5rem;
    border: 1px solid ${color('control')};
    border-radius: ${radius.control};
    background: ${color('field')};
    color: ${color('onField')};
    ${type.tabular}
  }
`;

export const PageList = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  margin-left: auto;
  padding: 0;
  list-style: none;

  ${media.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
    margin-left: 0;
  }
`;

/** Pages one by one stand where there is room for them; a phone says "Pagina 3 van 25" instead. */
export const PageEntry = styled.li`
  display: inline-flex;

  &[data-for='phone'] {
    display: none;
  }

  ${media.phone} {
    &[data-for='wide'] {
      display: none;
    }

    &[data-for='phone'] {
      display: inline-flex;
      ${type.tabular}
    }
  }
`;

const stepStyles = css`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  justify-content: center;
  min-width: var(--control-small);
  min-height: var(--control-small);
  padding-inline: 0.5rem;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color('text')};
  font-weight: 500;
  ${type.tabular}
  text-decoration: none;
  transition: background-color ${motion.control};

  ${media.phone} {
    min-width: 44px;
    min-height: 44px;
  }

  &[data-look='step'] {
    border-color: ${color('control')};
  }

  &[aria-current='page'] {
    background: ${color('tint')};
    font-weight: 600;
  }

  &[aria-disabled='true'] {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([aria-current], [aria-disabled='true']) {
      background: ${color('rowHover')};
    }
  }

  ${media.forcedColors} {
    &[aria-current='page'] {
      border-color: Highlight;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const StepButton = styled.button`
  ${stepStyles}
`;

export const StepLink = styled(RoutedLink)`
  ${stepStyles}
`;

export const GapMark = styled.span`
  min-width: var(--control-small);
  color: ${color('textQuiet')};
  text-align: center;
`;
