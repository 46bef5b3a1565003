import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, motion, radius, shadow, space } from '../../tokens/scale.ts';
import { font, fontSize } from '../../tokens/type.ts';
import { NavLeafLink } from './NavLeafLink.tsx';

export const GroupBox = styled.div`
  position: relative;
`;

export const GroupButton = styled.button`
  && {
    gap: 0.125rem;
    padding-right: 0.625rem;
  }
  & > span {
    transition: rotate ${motion.control};
  }
  &[data-current='true'] {
    color: ${color('link')};
  }
  &[aria-expanded='true'] {
    background: ${color('tint')};
  }
  &[aria-expanded='true'] > span {
    rotate: 180deg;
  }
`;

/* The padding bridges the gap between button and panel, so that the pointer can cross it. */
export const Panel = styled.ul`
  position: absolute;
  z-index: ${layer.menu};
  top: 100%;
  left: 0;
  width: 24.5rem;
  padding-top: ${space[3]};

  /* In narrow windows the panel does not fit to the right of the last buttons. */
  ${media.belowColumns} {
    li:nth-child(n + 3) > * > & {
      right: 0;
      left: auto;
    }
  }
  &[data-open='false'],
  *:not(:hover, :focus-within) > &[data-open='byStyles'] {
    display: none;
  }
  &::before {
    position: absolute;
    inset: ${space[3]} 0 0;
    z-index: -1;
    border: 1px solid ${color('line')};
    border-radius: ${radius.dialog};
    background: ${color('surface')};
    box-shadow: ${shadow.float};
    content: '';
  }
  & > li {
    padding-inline: ${space[2]};
  }
  & > li:first-child {
    padding-top: ${space[2]};
  }
  & > li:last-child {
    padding-bottom: ${space[2]};
  }
  & > li:nth-child(4)::before {
    display: block;
    height: 1px;
    margin: ${space[1.5]} ${space[3]};
    background: ${color('line')};
    content: '';
  }
  ${media.motion} {
    transition: translate ${motion.control};

    @starting-style {
      translate: 0 -6px;
    }
  }
`;

export const PanelItem = styled(NavLeafLink)`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  padding: ${space[3]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color('text')};
  text-align: start;
  text-decoration: none;
  transition: background-color ${motion.control};

  &:hover,
  &:focus-visible {
    background: ${color('tint')};
  }
`;

export const Picture = styled.span`
  display: grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  color: ${color('heading')};
  font-size: ${fontSize[26]};
`;

export const PanelText = styled.span`
  display: block;

  & > b {
    display: block;
    font: ${font('semibold', 16, 22)};
  }
  & > span {
    display: block;
    color: ${color('textQuiet')};
    font: ${font('regular', 14, 20)};
  }
`;
