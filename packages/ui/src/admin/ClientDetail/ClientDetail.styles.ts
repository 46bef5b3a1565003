import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

/** The line beside the side column starts at the tabs. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 19rem;
  gap: ${space[8]};
  margin-block: calc(-1 * ${space[5]});

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
    margin-block: 0;
  }
`;

export const MainColumn = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  min-width: 0;
  padding-block: ${space[5]};

  ${media.belowColumns} {
    order: 1;
    padding-block: 0;
  }
`;

export const SideColumn = styled.aside`
  box-sizing: content-box;
  min-width: 0;
  padding: ${space[5]} 0 ${space[5]} ${space[8]};
  border-left: 1px solid ${color('hairlineStrong')};

  ${media.belowColumns} {
    box-sizing: border-box;
    padding: 0;
    border-left: 0;
  }
`;

export const Notes = styled.p`
  max-width: 42rem;
  ${type.text}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const ReportCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-width: 0;

  & > h2 {
    font-weight: ${fontWeight.semibold};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[22]};
    overflow-wrap: anywhere;
  }

  & > p {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: ${space[1]} ${space[3]};
    color: ${color('textQuiet')};
    ${type.text}
  }
`;
