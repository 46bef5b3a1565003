import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const SegmentGroup = styled.div`
  display: inline-flex;
  max-width: 100%;
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
`;

export const Segment = styled.label`
  position: relative;
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  justify-content: center;
  min-width: 2.25rem;
  min-height: calc(var(--control-small) - 2px);
  padding: 0.125rem 0.625rem;
  ${type.small}
  font-weight: ${fontWeight.semibold};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.control};

  & + & {
    border-left: 1px solid ${color('control')};
  }

  &:first-child {
    border-radius: ${radius.inner} 0 0 ${radius.inner};
  }

  &:last-child {
    border-radius: 0 ${radius.inner} ${radius.inner} 0;
  }

  ${media.hover} {
    &:hover {
      background: ${color('rowHover')};
    }
  }

  &:has(input:checked) {
    background: ${color('tint')};
    box-shadow: 0 0 0 1px ${color('link')};
    z-index: 1;
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
    z-index: 2;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  ${media.forcedColors} {
    &:has(input:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
