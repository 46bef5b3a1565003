import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const NameRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16.5rem;
  gap: ${space[4]};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The two choices, and the time beside the second. */
export const TimeRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[6]};
  align-items: end;

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;

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

/** Gets the focus when the step opens. */
export const ReviewTitle = styled.h3`
  margin-bottom: ${space[3]};
  outline: none;
  color: ${color('text')};
  font: ${font('semibold', 28, 36, 'heading')};
  text-wrap: balance;

  ${media.phone} {
    font-size: ${fontSize[22]};
    line-height: ${lineHeight[28]};
  }
`;

export const SendFacts = styled.div`
  margin-top: ${space[6]};

  & > h3 {
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    ${type.sectionTitle}
  }

  & > h3:not(:first-child) {
    margin-top: ${space[6]};
  }

  & h2 {
    ${type.sectionTitle}
  }

  /* Wider than a side column: the value stands beside its name. */
  & dl > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    justify-content: start;
  }

  & dl > div > dt {
    max-width: none;
  }

  & dl > div > dd {
    justify-content: flex-start;
    text-align: start;
  }
`;

export const OutGroup = styled.div`
  display: flex;
  gap: ${space[2.5]};
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color('hairlineStrong')};

  & > [aria-hidden] {
    flex: none;
    margin-top: 2px;
    color: ${color('textQuiet')};
  }

  &:is([data-reach^='consent'], [data-reach='held']) > [aria-hidden] {
    color: ${color('warning')};
  }

  & > div {
    flex: 1;
    min-width: 0;
  }

  & > div > p {
    overflow-wrap: anywhere;
  }

  & h4 {
    display: flex;
    gap: ${space[3]};
    justify-content: space-between;
    ${type.text}
    font-weight: ${fontWeight.semibold};
    ${type.tabular}
  }
`;

export const SideHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: ${space[1.5]};

  section + section > & {
    padding-top: ${space[6]};
  }

  & > h3 {
    ${type.label}
    font-size: ${fontSize[14]};
  }
`;

/** The colour only repeats the shape of the icon. */
const toneOfIcon = css`
  & > [data-tone='ok'] > :first-child {
    color: ${color('success')};
  }

  & > [data-tone='warning'] > :first-child {
    color: ${color('warning')};
  }

  & > [data-tone='danger'] > :first-child {
    color: ${color('danger')};
  }
`;

export const CheckSums = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${type.small}
  font-weight: ${fontWeight.medium};

  & > li {
    display: inline-flex;
    gap: ${space[1.5]};
    align-items: center;
  }
  ${toneOfIcon}
`;

export const CheckRows = styled.ul`
  border-top: 1px solid ${color('hairlineStrong')};
  ${type.text}

  & > li {
    display: flex;
    gap: ${space[2.5]};
    align-items: center;
    min-height: 36px;
    padding-block: ${space[1]};
    border-bottom: 1px solid ${color('hairlineStrong')};
  }

  & > li > :first-child {
    flex: none;
  }
  ${toneOfIcon}

  & small {
    flex: 0 1 auto;
    min-width: 0;
    margin-left: auto;
    color: ${color('textQuiet')};
    ${type.small}
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

export const TestRow = styled.form`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }

  & > button {
    min-height: var(--field-height);
  }
`;

export const TestDone = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  ${type.small}

  &:not(:empty) {
    padding-top: ${space[2]};
  }

  & > :first-child {
    flex: none;
    color: ${color('success')};
  }
`;

export const PreviewCard = styled.div`
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  overflow-wrap: anywhere;

  & > strong {
    display: block;
    padding: ${space[2.5]} ${space[4]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    ${type.small}
    font-weight: ${fontWeight.semibold};
  }

  & > p {
    display: -webkit-box;
    margin: ${space[3]} ${space[4]};
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    ${type.small}
    white-space: pre-line;
  }
`;
