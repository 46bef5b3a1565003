import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, type } from '../../tokens/type.ts';

export const PreviewRows = styled.div`
  transition: opacity 150ms ease;

  &[data-stale='true'] {
    opacity: 0.88;
    transition-delay: 250ms;
  }

  & :is(td, tbody th) {
    vertical-align: top;
    padding-block: ${space[2]};
    ${type.text}
  }

  & code {
    font-size: ${fontSize[13]};
  }

  /* A row about which there is something to say stands out from those that are as usual. */
  & :is(tr, li):has([data-remark='true']) {
    background: ${color('rowHover')};
  }
`;

export const RowQuestion = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-skipped='true'] > p:first-child {
    color: ${color('textQuiet')};
  }

  & > p[data-level] {
    display: flex;
    gap: ${space[1.5]};
    margin-top: ${space[0.5]};
    ${type.meta}
    font-weight: ${fontWeight.medium};

    & > span:first-child {
      flex: none;
      margin-top: 1px;
    }

    &[data-level='warning'] {
      color: ${color('warning')};
    }

    &[data-level='skip'] {
      color: ${color('danger')};
    }

    &[data-level='change'] {
      color: ${color('link')};
    }
  }
`;

export const FoldButton = styled.button`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 24px;
  padding-inline: ${space[2]};
  border-radius: ${radius.small};
  color: ${color('textQuiet')};
  ${type.small}
  text-align: start;

  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }

  /* Over the empty cells beside it. */
  td > & {
    position: relative;
    white-space: nowrap;
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;
