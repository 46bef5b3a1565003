import { Tabs as Base } from '@base-ui/react/tabs';
import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const TabList = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${space[6]};
  padding-inline: 2px; /* room for the focus ring */
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color('hairlineStrong')};

  ${media.forcedColors} {
    border-bottom: 1px solid;
  }

  ${media.print} {
    display: none;
  }
`;

export const StyledTab = styled(Base.Tab)`
  position: relative;
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  justify-content: center;
  min-width: ${space[6]};
  min-height: calc(var(--control-height) + ${space[2]});
  color: ${color('textQuiet')};
  font: ${font('medium', 'button', 20)};
  white-space: nowrap;
  transition: color ${motion.control};

  /* Space for the bold label is reserved, so that the row does not move. */
  & > span[data-label] {
    display: inline-grid;
    text-align: center;

    &::after {
      height: 0;
      overflow: hidden;
      font-weight: ${fontWeight.semibold};
      visibility: hidden;
      content: attr(data-label) / '';
    }
  }

  &[data-active] {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};

    /* A border, because it is shown in forced colours too. */
    &::after {
      position: absolute;
      inset: auto 0 0;
      border-bottom: 2px solid ${color('focus')};
      content: '';
    }
  }

  &[data-disabled] {
    cursor: not-allowed;
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }

  &:focus-visible {
    border-radius: ${radius.small};
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      color: ${color('text')};
    }
  }

  ${media.forcedColors} {
    &[data-active]::after {
      border-color: Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const TabCount = styled.span`
  color: ${color('textQuiet')};
  ${type.meta}
  font-weight: ${fontWeight.medium};
  ${type.tabular}
`;

export const StyledPanel = styled(Base.Panel)`
  padding-block: ${space[5]};
  ${type.text}

  &:focus-visible {
    border-radius: ${radius.small};
  }
`;
