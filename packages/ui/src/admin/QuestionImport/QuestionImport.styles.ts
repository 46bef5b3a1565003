import { styled } from 'styled-components';
import { Row } from '../../components/Stack/Row.tsx';
import { color } from '../../tokens/color.ts';
import { layer, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const ImportStep = styled.li`
  --ring: 22px;
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  ${type.small}

  & > span:not(:last-child) {
    flex: none;
  }

  && > [data-direction='across'] {
    width: 28px;
    margin-right: ${space[1]};
  }

  &[data-state='current'] > span:last-child {
    font-weight: ${fontWeight.semibold};
  }

  &[data-state='upcoming'] > span:last-child {
    color: ${color('textQuiet')};
  }

  min-width: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    && > [data-direction='across'] {
      display: none;
    }
  }
`;

export const FileStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[8]};
  padding-block: ${space[5]} ${space[8]};
  border-top: 1px solid ${color('hairlineStrong')};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* What the file must contain. */
  & > section > ul {
    display: grid;
    gap: ${space[2]};
    margin-block: ${space[3]} ${space[4]};
    padding-left: ${space[5]};
    list-style: disc;
  }
`;

export const ReadingStep = styled.div`
  max-width: 32rem;
  padding-block: ${space[5]};
`;

export const CheckFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  border-top: 1px solid ${color('hairlineStrong')};
`;

export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color('hairline')};
  ${type.text}
  overflow-wrap: anywhere;

  & > strong {
    min-width: 0;
    font-weight: ${fontWeight.semibold};
  }

  outline: none;

  & > button {
    margin-left: auto;
  }
`;

export const CheckColumns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 24rem minmax(0, 1fr);
  gap: ${space[6]};
  padding-bottom: ${space[6]};

  & > section {
    min-width: 0;
  }

  & > div:first-child {
    min-width: 0;

    ${media.fromColumns} {
      padding-right: ${space[6]};
      border-right: 1px solid ${color('hairline')};
    }
  }

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
`;

/** The space above stays when there is nothing to choose. */
export const Choices = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[5]};
`;

export const DoneWords = styled.div`
  outline: none;
  --icon-size: 20px;

  & > div > span {
    color: ${color('success')};
  }
`;

/** The head of the columns and of the preview: beside each other, they are equally high. */
export const PartHead = styled(Row)`
  min-height: 3.75rem;
`;

export const ColumnTable = styled.table`
  width: 100%;
  table-layout: fixed;
  --field-height: var(--control-height);

  & > thead th {
    height: 36px;
    box-shadow: inset 0 -1px ${color('hairlineStrong')};
    ${type.small}
  }

  & > tbody > tr {
    height: 52px;
    box-shadow: inset 0 -1px ${color('hairline')};
  }

  & th,
  & td {
    padding: 0;
  }

  & > tbody :is(th, td) {
    padding-block: ${space[1]};
  }

  /* The arrow from a column to what it becomes. */
  & > tbody td:nth-child(2) {
    color: ${color('textQuiet')};
    text-align: center;
  }

  & th[scope='row'] > span {
    display: block;
    overflow: hidden;
    color: ${color('textQuiet')};
    ${type.meta}
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The check mark is inside the select, before its arrow. */
export const MapTarget = styled.div`
  position: relative;

  & > span:last-child {
    position: absolute;
    top: 50%;
    right: calc(var(--field-side) + var(--icon-size) + 0.625rem);
    color: ${color('onField')};
    translate: 0 -50%;
    pointer-events: none;
  }

  &[data-known='true'] select {
    padding-right: calc(var(--field-side) + 2 * var(--icon-size) + 1.125rem);
  }
`;

/** Sticks below the rows, above the bottom bar of a phone. */
export const Foot = styled.footer`
  position: sticky;
  z-index: ${layer.stickyHead};
  bottom: var(--bottom-bar, 0px);
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  min-height: 4rem;
  margin-inline: calc(-1 * ${space.side});
  padding: ${space[3]} ${space.side};
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  ${media.print} {
    display: none;
  }

  & > div {
    display: flex;
    gap: ${space[2]};
    margin-left: auto;

    ${media.phone} {
      flex: 1 1 100%;

      & > :last-child {
        flex: 1;
      }
    }
  }
`;

export const Outcome = styled.li`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  ${type.text}
  ${type.tabular}

  & > strong {
    font-weight: ${fontWeight.semibold};
  }

  &[data-kind='added'] > span {
    color: ${color('success')};
  }

  &[data-kind='changed'] > span {
    color: ${color('link')};
  }

  &[data-kind='unchanged'] > span {
    color: ${color('textQuiet')};
  }

  &:is([data-kind='skipped'], [data-kind='removed']) > span {
    color: ${color('danger')};
  }
`;
