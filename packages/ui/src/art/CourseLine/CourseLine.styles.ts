import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';

/**
 * The dots of the course as a background: one every 7.5 px. They repeat from the start, so that the line can stretch
 * with the text next to it. A user may set `--course-dot`, the thickness (2.6 px), and `--course-ink`.
 */
const dots = css`
  --course-color: var(--course-ink, ${color('course')});
  background-image: radial-gradient(circle closest-side, var(--course-color) 96%, transparent);

  /* Forced colours would remove a background image. */
  ${media.forcedColors} {
    --course-color: CanvasText;
    forced-color-adjust: none;
  }
  ${media.print} {
    print-color-adjust: exact;
  }
`;

export const dotsDown = css`
  ${dots}
  width: var(--course-dot, 2.6px);
  background-size: var(--course-dot, 2.6px) 7.5px;
  background-repeat: repeat-y;
`;

const dotsAcross = css`
  ${dots}
  height: var(--course-dot, 2.6px);
  background-size: 7.5px var(--course-dot, 2.6px);
  background-repeat: repeat-x;
`;

export const Line = styled.span`
  display: block;
  flex: none;

  &[data-direction='down'] {
    ${dotsDown}
    min-height: 7.5px;
  }

  &[data-direction='across'] {
    ${dotsAcross}
    width: 100%;
  }
`;
