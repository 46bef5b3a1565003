import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

const inset = `max(${space.side}, calc((100% - ${contentWidth}) / 2))`;

export const Page = styled.div`
  overflow-x: clip;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 4.75rem;
  padding-inline: ${inset};

  & > a:last-child {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color('heading')};
    font-weight: ${fontWeight.strong};
    white-space: nowrap;
  }
  ${media.phone} {
    min-height: 4rem;
  }
  /* The tagline leaves its room to the link. */
  ${media.narrowPhone} {
    & > a:first-child > span > span:nth-child(2) {
      display: none;
    }
  }
`;

export const Final = styled.section`
  padding: ${space.section} ${inset} ${space[16]};
  background: ${color('page')};
  color: ${color('text')};
`;

export const FinalGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 35.25rem);
  gap: ${space[8]} ${space[12]};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FinalText = styled.div`
  & > h2 {
    color: ${color('heading')};
    ${type.h2}
  }
  & > p {
    max-width: 28rem;
    margin-top: ${space[4]};
    ${type.lead}
  }
`;

export const Base = styled.footer`
  padding-inline: ${inset};
  background: ${color('page')};
  color: ${color('text')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    align-items: center;
    padding-block: ${space[5]} ${space[6]};
    border-top: 1px solid ${color('line')};
    ${type.small}
  }
  & p {
    margin-right: auto;
  }
  & a:nth-last-child(-n + 2) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color('heading')};
  }
  ${media.phone} {
    & p {
      width: 100%;
    }
    & a:last-child {
      order: -1;
      margin-right: auto;
    }
  }
`;
