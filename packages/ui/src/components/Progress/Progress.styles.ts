import { css, keyframes, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, motion, radius } from '../../tokens/scale.ts';

const run = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

const hatched = (ink: string) => css`
  background: repeating-linear-gradient(135deg, ${ink} 0 4px, ${color('surface')} 4px 6px);
`;

export const Track = styled.div`
  height: 5px;
  border-radius: ${radius.round};
  background: ${color('chartTrack')};
  overflow: clip;

  & > span {
    display: block;
    height: 100%;
    background: ${color('chartBar')};
    transition: width ${motion.control};
  }

  &[data-state='done'] > span {
    background: ${color('success')};
  }

  &[data-state='failed'] > span {
    ${hatched(color('danger'))}
  }

  & > [data-known='false'] {
    ${hatched(color('chartBar'))}

    ${media.motion} {
      width: 40%;
      background: ${color('chartBar')};
      animation: ${run} 1.4s ease-in-out infinite;
    }
  }

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    forced-color-adjust: none;

    & > span {
      background: Highlight;
    }
  }

  ${media.print} {
    print-color-adjust: exact;
  }
`;
