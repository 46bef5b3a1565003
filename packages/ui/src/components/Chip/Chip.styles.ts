import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

const shape = css`
  display: inline-flex;
  flex: none;
  max-width: 100%;
  gap: 0.375rem;
  align-items: center;
  min-height: var(--control-small);
  border: 1px solid transparent;
  border-radius: ${radius.round};
  ${type.small}
  white-space: nowrap;
`;

export const ChosenChip = styled.span`
  ${shape}
  padding-left: 0.75rem;
  background: ${color('tint')};
  color: ${color('text')};

  & > strong {
    min-width: 0;
    max-width: 18rem;
    font-weight: ${fontWeight.medium};
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > button {
    width: 32px;
    height: calc(var(--control-small) - 2px);
    border-radius: ${radius.round};
  }
`;

export const ActionChip = styled.button`
  ${shape}
  padding-inline: 0.75rem;
  border-color: ${color('control')};
  font-weight: ${fontWeight.medium};
  transition: background-color ${motion.control};

  ${media.hover} {
    &:hover:enabled {
      background: ${color('rowHover')};
    }
  }

  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    background: ${color('tint')};
  }

  &[aria-pressed='true'] {
    border-color: transparent;
  }

  &:disabled {
    border-color: ${color('hairlineStrong')};
    background: ${color('raised')};
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &:disabled {
      color: GrayText;
    }
  }
`;
