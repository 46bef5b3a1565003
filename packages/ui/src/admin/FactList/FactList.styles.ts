import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, type } from '../../tokens/type.ts';

export const FactSection = styled.section`
  & + & {
    margin-top: ${space[8]};
  }
`;

export const FactTitle = styled.h2`
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  ${type.text}
  font-weight: ${fontWeight.semibold};
`;

/** The title with an element on its right; the line below spans both. */
export const FactHead = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  border-bottom: 1px solid ${color('hairlineStrong')};
  ${type.small}

  & > h2 {
    border-bottom: 0;
  }
`;

export const FactRow = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  justify-content: space-between;
  min-height: 2.25rem;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color('hairline')};
  ${type.text}

  /* A long name leaves room for a figure. */
  dt {
    flex: none;
    max-width: calc(100% - ${space[4]} - 4ch);
    overflow-wrap: anywhere;
    color: ${color('textQuiet')};
  }

  dd {
    display: inline-flex;
    gap: ${space[1.5]};
    align-items: center;
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }

  dd[data-tone='success'] > span:first-child {
    color: ${color('success')};
  }

  dd[data-tone='warning'] {
    color: ${color('warning')};
  }

  dd[data-tone='danger'] {
    color: ${color('danger')};
  }

  dd[data-tone='quiet'] {
    color: ${color('textQuiet')};
  }

  dd > code {
    font-size: ${fontSize[13]};
  }

  dd[data-figures='true'] {
    ${type.tabular}
  }
`;
