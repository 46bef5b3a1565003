import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const MoreRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-top: ${space[3]};
  ${type.small}

  & > p {
    color: ${color('textQuiet')};

    & strong {
      color: ${color('text')};
      font-weight: ${fontWeight.semibold};
    }
  }

  ${media.phone} {
    flex-direction: column;
    justify-content: center;
  }
`;
