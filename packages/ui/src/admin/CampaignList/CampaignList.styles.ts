import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';
import { Card } from '../ListScreen/ListScreen.styles.ts';

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

/** Below the status, aligned with its text. */
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

  &[data-tone='danger'] {
    gap: ${space[1.5]};
    color: ${color('danger')};
    font-weight: ${fontWeight.medium};
    --icon-size: 14px;
  }

  &[data-tone='danger'] > a {
    color: inherit;
  }
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

export const CampaignCardFrame = styled(Card)`
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

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
