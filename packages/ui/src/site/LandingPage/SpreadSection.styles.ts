import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 56fr) minmax(0, 44fr);
  align-items: center;
  background: ${color('band')};
  overflow: clip;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* Runs off the left edge and under the lower one; on phones off the right. */
export const Picture = styled.div`
  align-self: end;
  max-height: 33.5rem;
  padding-top: 4rem;
  overflow: clip;
  overflow-clip-margin: ${space[12]};

  & > img {
    width: 108%;
    max-width: none;
    height: auto;
    margin-left: -8%;
    background: ${color('field')};
    box-shadow: 12px 20px 48px ${color('shadeFar')};
  }
  ${media.phone} {
    max-height: none;
    padding: ${space[12]} 0 0 ${space.side};

    & > img {
      width: 150%;
      margin: 0;
    }
  }
`;

export const Words = styled.div`
  padding: ${space[12]} max(${space.side}, calc((100vw - ${contentWidth}) / 2)) ${space[12]}
    clamp(2.5rem, 8.5vw, 7.75rem);

  & > h2 {
    max-width: 20rem;
    color: ${color('heading')};
    ${type.h2}
    font-size: clamp(1.75rem, 2.4vw, 2.125rem);
  }
  & > p {
    max-width: 22rem;
    margin-top: ${space[4]};
  }
  ${media.phone} {
    padding: ${space[8]} ${space.side} ${space[12]};

    & > h2 {
      max-width: none;
    }
  }
`;
