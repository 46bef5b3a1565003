import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const RecipientSearch = styled.div`
  flex: 0 1 14.5rem;
  min-width: 0;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;

export const FilterCount = styled.p`
  margin-left: auto;
  color: ${color('textQuiet')};
  ${type.text}
  ${type.tabular}

  & strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;

export const SelectRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[2]};

  & > p {
    margin-left: auto;
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const ChipBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-height: 150px;
  margin-bottom: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
  overflow-y: auto;

  &[data-empty='true'] {
    color: ${color('textQuiet')};
    ${type.small}
  }

  & > li {
    display: inline-flex;
    max-width: 100%;
  }
`;

export const RecipientChip = styled.span`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  max-width: 100%;
  min-height: 28px;
  padding-left: ${space[3]};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color('raised')};
  ${type.small}

  & > [data-name] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > button {
    width: 28px;
    height: 26px;
    border-radius: ${radius.round};
  }

  &[data-unsure='true'] {
    border-color: ${color('warning')};

    & > :first-child {
      flex: none;
      color: ${color('warning')};
    }
  }

  ${media.coarse} {
    min-height: 44px;

    & > button {
      height: 42px;
      width: 36px;
    }
  }
`;

/** 400 px high on a phone too, where rows are cards: the totals are below it. */
export const ListBox = styled.div`
  ${media.phone} {
    max-height: 400px;
    margin-inline: calc(-1 * ${space.side});
    padding-inline: ${space.side};
    border-block: 1px solid ${color('hairlineStrong')};
    overflow-y: auto;
  }
`;

export const Card = styled.div`
  display: grid;
  gap: ${space[0.5]};
  justify-items: start;
  min-width: 0;
  ${type.text}
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${fontWeight.semibold};
  }
`;

export const Sum = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: baseline;
  margin-bottom: ${space[3]};
  color: ${color('textQuiet')};
  ${type.text}

  & > strong {
    color: ${color('text')};
    font: ${font('semibold', 28, 32, 'heading')};
    font-variant-numeric: lining-nums;
  }
`;

export const SumRows = styled.ul`
  ${type.text}

  & > li {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 36px;
    border-bottom: 1px solid ${color('hairlineStrong')};
  }

  & > li > span:not([aria-hidden]) {
    flex: 1;
    min-width: 0;
    color: ${color('textQuiet')};
    overflow-wrap: anywhere;
  }

  & > li[data-reach='consent_missing'] > [aria-hidden],
  & > li[data-reach='consent_pending'] > [aria-hidden] {
    color: ${color('warning')};
  }

  & strong {
    font-weight: ${fontWeight.semibold};
    ${type.tabular}
  }
`;

export const SumTick = styled.div`
  padding-block: ${space[4]};
  border-bottom: 1px solid ${color('hairlineStrong')};
`;
