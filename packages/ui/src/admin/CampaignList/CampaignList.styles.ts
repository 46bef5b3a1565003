import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

export const Tiles = styled.div`
  & > ul {
    grid-auto-columns: minmax(0, 1fr);
  }

  ${media.tabletOnly} {
    && > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    && > ul > li:nth-child(n + 4) {
      border-top: 0;
      border-left: 1px solid ${color('hairline')};
    }

    && > ul > li:nth-child(4) > * {
      padding-left: ${space[4]};
    }
  }
`;

export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  min-height: 60px;
  padding-block: ${space[3]};
`;

export const FilterSearch = styled.div`
  flex: 0 1 17.5rem;
  min-width: 0;

  ${media.phone} {
    flex: 1 0 100%;
  }
`;

/** The count and the way back to all, at the end of the row as in every list. */
export const ResetPlace = styled.div`
  display: flex;
  gap: 1rem;
  margin-left: auto;
  color: ${color('textQuiet')};
  ${type.text}

  & strong {
    color: ${color('text')};
    font-weight: ${fontWeight.semibold};
  }
`;

export const Lines = styled.span`
  display: grid;
  min-width: 0;
  ${type.text}

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > :focus-visible,
  & > :has(:focus-visible) {
    overflow: visible;
  }
`;

export const Name = styled.span`
  font-weight: ${fontWeight.semibold};
`;

export const Quiet = styled.span`
  color: ${color('textQuiet')};
  ${type.small}
  font-weight: ${fontWeight.regular};
`;

export const StatusLines = styled.div`
  display: grid;
  gap: ${space[0.5]};
  justify-items: start;
`;

/** Under the word, in line with it. */
export const UnderStatus = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-left: calc(16px + ${space[2]});
  color: ${color('textQuiet')};
  ${type.meta}
  ${type.tabular}

  & > [role='progressbar'] {
    width: 5.5rem;
  }
`;

export const FailedWords = styled.span`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  color: ${color('danger')};
  font-weight: ${fontWeight.medium};
  --icon-size: 14px;

  & a {
    color: inherit;
  }
`;

export const NotMeasured = styled.span`
  color: ${color('textQuiet')};
`;

export const RowActions = styled.div`
  display: flex;
  gap: ${space[0.5]};
  justify-content: flex-end;

  /* A drawing stands in line with the end of the content; its hit area reaches beyond. */
  &:has(> :nth-child(2)) {
    margin-right: -8px;
  }
`;

export const ListNote = styled.p`
  padding-top: ${space[3]};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const NoticeRow = styled.div`
  padding-bottom: ${space[3]};
`;

export const Card = styled.article`
  display: grid;
  gap: ${space[2]};
  min-width: 0;

  & > h2 {
    font-weight: ${fontWeight.semibold};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[22]};
    overflow-wrap: anywhere;
  }

  & > h2 + p {
    margin-top: calc(-1 * ${space[2]});
    color: ${color('textQuiet')};
    ${type.small}
    overflow-wrap: anywhere;
  }
`;

export const CardFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${type.small}
  ${type.tabular}

  & > div {
    display: flex;
    gap: ${space[1]};
  }

  & dt {
    color: ${color('textQuiet')};
  }

  & dd {
    margin: 0;
    font-weight: ${fontWeight.medium};
  }
`;

export const CardFoot = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
`;
