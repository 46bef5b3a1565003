import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';

/** Only on paper, which has no address bar and no fields. */
export const Printed = styled.div`
  display: none;

  ${media.print} {
    display: grid;
    gap: ${space[2]};
    padding-inline: ${space.side};
    font-size: 1.0625rem;
    line-height: 1.5rem;
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
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
