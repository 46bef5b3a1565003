import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';

export const TitleField = styled.div`
  max-width: 32rem;
`;

/** Text and preview beside each other; on narrow screens one below the other. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const PreviewFrame = styled.div`
  max-height: max(60vh, 34rem);
  padding: ${space[4]} ${space[5]};
  overflow-y: auto;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.control};
`;
