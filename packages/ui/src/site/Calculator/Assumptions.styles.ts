import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const Panel = styled.div`
  & > h2 {
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color('lineDeep')};
    color: ${color('heading')};
    ${type.h3}
  }

  & > dl > div {
    padding-block: ${space[4]};
    border-bottom: 1px solid ${color('line')};
    font: ${font('regular', 15, 23)};
  }

  & dt {
    font-weight: ${fontWeight.semibold};
  }

  & dd {
    color: ${color('textQuiet')};
  }

  & li + li {
    margin-top: ${space[2]};
  }

  ${media.coarse} {
    & li > a {
      display: inline-block;
      padding-block: ${space[2]};
    }
  }

  ${media.print} {
    & > dl > div {
      padding-block: ${space[2]};
    }
  }
`;

export const Disclaimer = styled.p`
  margin-top: ${space[5]};
  color: ${color('textQuiet')};
  ${type.small}
`;
