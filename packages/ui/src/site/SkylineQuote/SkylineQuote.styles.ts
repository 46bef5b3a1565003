import { styled } from 'styled-components';
import { Section } from '../../components/Section/Section.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

/** From this width the whole drawing fits; below it, the part with the towers is shown. */
const wholeCity = media.wholeSkyline;

export const Band = styled(Section)`
  padding-inline: 0;
  padding-bottom: 0;
  overflow: clip;
`;

export const Quote = styled.figure`
  padding-inline: max(${space.side}, calc((100% - ${contentWidth}) / 2));

  & p {
    color: ${color('heading')};
    font: ${font('display', 'quote', '115.4%', 'heading')};
    letter-spacing: -0.016em;
    text-wrap: balance;
  }
  ${media.fromTablet} {
    & p > span {
      display: block;
    }
  }
  & > figcaption {
    margin-top: ${space[6]};
    color: ${color('textQuiet')};
    ${type.small}
  }
  ${media.phone} {
    & > figcaption {
      display: none;
    }
  }
`;

/* Covers the line in the margin, because it is positioned and comes after it. */
export const City = styled.div`
  position: relative;
  margin-top: ${space[2]};

  & > svg {
    width: 1044px;
    max-width: none;
    margin-left: max(100% - 1044px, 50% - 659px);
  }
  ${media.phone} {
    & > svg {
      width: 720px;
      margin-left: calc(50% - 460px);
    }
  }
  ${wholeCity} {
    margin-top: -34px;

    & > svg {
      width: 100%;
      margin-left: 0;
    }
  }
  ${media.print} {
    break-inside: avoid;
  }
`;
