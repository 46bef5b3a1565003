import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const RowItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  padding-block: ${space[2.5]};
`;

export const RowNumber = styled.span`
  color: ${color('textQuiet')};
  ${type.text}
  ${type.tabular}
`;

/** The words of the question leave room for the state of its answer, which stands at the end of their line. */
export const RowField = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  --label-size: 0.875rem;
  --label-weight: 500;

  & > :first-child :is(label[id], legend) {
    padding-right: 8.25rem;
  }

  ${media.phone} {
    & > :first-child :is(label[id], legend) {
      padding-right: 0;
    }
  }
`;

export const RowState = styled.div`
  position: absolute;
  inset: ${space[2.5]} 0 auto auto;
  display: flex;
  align-items: center;
  min-height: 1.25rem;

  /* In the space between two questions. */
  ${media.phone} {
    inset: auto 0 -0.375rem auto;
  }
`;

export const ConflictValues = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  margin-block: ${space[2]};

  & > dt {
    color: ${color('textQuiet')};
  }

  & > dd {
    margin: 0;
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const ConflictButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
