import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type.ts';

/** Printed only, because paper has no address bar and no fields. */
export const Printed = styled.div`
  display: none;

  ${media.print} {
    display: grid;
    gap: ${space[2]};
    padding-inline: ${space.side};
    font-size: ${fontSize[17]};
    line-height: ${lineHeight[24]};
  }

  & > p {
    display: flex;
    gap: ${space[6]};
    justify-content: space-between;
  }

  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[10]};
    padding-block: ${space[2]};
    border-block: 1px solid ${color('lineDeep')};
  }

  & dl > div {
    display: flex;
    gap: ${space[2]};
  }

  & dt {
    color: ${color('textQuiet')};
  }

  & dd {
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;
