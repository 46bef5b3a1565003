import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const OpenFrame = styled.aside`
  grid-area: open;
  min-width: 0;
`;

export const OpenHead = styled.div`
  display: flex;
  gap: ${space[3]};
  justify-content: space-between;
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color('hairlineStrong')};
  ${type.text}

  h2,
  strong {
    font: inherit;
    font-weight: ${fontWeight.semibold};
  }
`;

export const OpenList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: baseline;
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color('hairline')};
    ${type.text}
  }

  & > li > span:first-child {
    flex: none;
    min-width: 1.25rem;
    color: ${color('textQuiet')};
    ${type.tabular}
  }

  & > li > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > li > [role='img'] {
    flex: none;
    align-self: center;
    margin-left: auto;
    color: ${color('danger')};
  }
`;
