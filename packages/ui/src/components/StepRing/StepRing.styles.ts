import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { fontFamily, fontWeight, lineHeight } from '../../tokens/type.ts';

export const Ring = styled.span`
  --ring-line: ${color('course')};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--ring);
  height: var(--ring);
  border: 1.6px solid var(--ring-line);
  border-radius: 50%;
  color: ${color('heading')};
  font: ${fontWeight.medium} calc(var(--ring) * 0.46) / ${lineHeight['100%']} ${fontFamily.heading};
  font-variant-numeric: lining-nums;
  --icon-size: calc(var(--ring) * 0.5);

  &[data-state='done'] {
    --ring-line: ${color('success')};
    color: ${color('success')};
  }

  &[data-state='current'] {
    background: ${color('strong')};
    color: ${color('onStrong')};

    /* On the dark band the strong background would equal that of the band. */
    [data-band] & {
      background: ${color('course')};
      color: ${color('deep')};
    }
  }

  &[data-state='upcoming'] {
    --ring-line: ${color('control')};
    color: ${color('textQuiet')};
  }

  ${media.forcedColors} {
    &&&[data-state='current'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
