import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { PageColumns } from '../PageHead/PageHead.styles.ts';

/** The line beside the side column starts at the tabs; on narrow screens the facts stand above the notes. */
export const Columns = styled(PageColumns)`
  --side-space: ${space[5]};
  margin-block: calc(-1 * ${space[5]});

  & > div {
    padding-block: ${space[5]};
  }

  ${media.belowColumns} {
    margin-block: 0;

    & > div {
      order: 1;
      padding-block: 0;
    }
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
