import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const HeadState = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space[2]};
  align-items: center;
  min-height: 1.25rem;
  max-width: 100%;
  ${type.small}
  font-weight: ${fontWeight.medium};

  & > [aria-hidden='true'] {
    color: ${color('success')};
  }

  &[data-tone='danger'] {
    color: ${color('danger')};

    & > [aria-hidden='true'] {
      color: inherit;
    }
  }
`;

export const RowItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  padding-block: ${space[2.5]};

  /* Its number. */
  & > span {
    color: ${color('textQuiet')};
    ${type.text}
    ${type.tabular}
  }
`;

/** The text of the question leaves room for the save state at the end of its line. */
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

  & > span {
    display: inline-flex;
    gap: ${space[1.5]};
    align-items: center;
    color: ${color('textQuiet')};
    ${type.meta}
    white-space: nowrap;
    --icon-size: 14px;

    &[data-tone='busy'] {
      color: ${color('link')};
    }

    &[data-tone='danger'] {
      color: ${color('danger')};
      font-weight: ${fontWeight.medium};
    }
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
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

export const SectionTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  align-items: baseline;
  min-width: 0;

  h2 {
    ${type.dialogTitle}
    min-width: 0;
    overflow-wrap: anywhere;
    outline: none;
  }

  span {
    color: ${color('textQuiet')};
    ${type.text}
  }
`;

export const SectionFoot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: space-between;
  margin-top: ${space[3]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color('hairlineStrong')};

  & > a {
    max-width: 100%;
  }

  /* The way on stands at the right, also when it is alone. */
  & > a:only-child:has(> :last-child:not(:first-child)) {
    margin-left: auto;
  }
`;
