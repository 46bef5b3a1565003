import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

/** A paper sheet that the mail fills to the edge. */
export const Sheet = styled.div`
  max-width: 38.5rem;
  overflow: hidden;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.menu};
  background: ${color('surface')};

  &[data-device='phone'] {
    width: 377px;
    max-width: 100%;
    margin-inline: auto;
  }

  & > dl {
    display: grid;
    gap: ${space[1]};
    padding: ${space[4]} ${space[6]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    ${type.small}

    & dt {
      ${visuallyHidden}
    }

    & dd {
      margin: 0;
      color: ${color('textQuiet')};
      overflow-wrap: anywhere;
    }

    & strong {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }

    & [data-subject] dd {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
      font-size: ${fontSize[16]};
      line-height: ${lineHeight[24]};
    }
  }
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  min-height: 4rem;
  border: 0;

  /* Opaque whatever the page's background: a frame with another colour scheme is not transparent. */
  color-scheme: normal;

  ${media.print} {
    break-inside: avoid;
  }
`;

export const Nothing = styled.p`
  padding: ${space[10]} ${space[6]};
  color: ${color('textQuiet')};
  text-align: center;
`;

export const Note = styled.p`
  padding: ${space[2]} ${space[6]};
  border-top: 1px solid ${color('hairlineStrong')};
  color: ${color('textQuiet')};
  ${type.meta}
`;
