import { css, styled } from 'styled-components';
import { CourseLine } from '../../art/CourseLine/CourseLine.tsx';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontFamily, type } from '../../tokens/type.ts';

/** On the site 44 px, in the console 32 px: the size of what stands beside it, not of a finger. */
const ring = 'calc(var(--icon-size) * 3 - 16px)';

const across = css`
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  column-gap: ${space[6]};

  & > li {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    padding-bottom: 0;
  }
`;

export const StepList = styled.ol`
  --ring: ${ring};
  display: grid;
  min-width: 0;

  ${media.phone} {
    --ring: 32px;
  }

  ${media.fromTablet} {
    &[data-direction='horizontal'] {
      ${across}
    }
  }
`;

export const StyledStep = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--ring) minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  min-width: 0;
  padding-bottom: ${space[8]};
  ${type.text}

  &:last-child {
    padding-bottom: 0;
  }
`;

export const StepRing = styled.span`
  --ring-line: ${color('course')};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: var(--ring);
  height: var(--ring);
  border: 1.6px solid var(--ring-line);
  border-radius: 50%;
  color: ${color('heading')};
  font: 500 calc(var(--ring) * 0.46) / 1 ${fontFamily.heading};
  font-variant-numeric: lining-nums;
  --icon-size: calc(var(--ring) * 0.5);

  [data-state='done'] > & {
    --ring-line: ${color('success')};
    color: ${color('success')};
  }

  [data-state='current'] > & {
    background: ${color('strong')};
    color: ${color('onStrong')};

    /* On the dark band the strong ground is the band itself. */
    [data-band] & {
      background: ${color('course')};
      color: ${color('deep')};
    }
  }

  [data-state='upcoming'] > & {
    --ring-line: ${color('control')};
    color: ${color('textQuiet')};
  }

  ${media.forcedColors} {
    [data-state='current'] > &&& {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** From one ring to the next. What is still ahead is drawn in the colour of borders. */
export const StepCourse = styled(CourseLine)`
  --course-dot: 2.6px;
  position: absolute;
  top: calc(var(--ring) + 6px);
  bottom: 6px;
  left: calc(var(--ring) / 2 - 1.3px);

  li:last-child > & {
    display: none;
  }

  [data-state='current'] > &,
  [data-state='upcoming'] > & {
    --course-ink: ${color('control')};
  }

  ${media.fromTablet} {
    [data-direction='horizontal'] > li > & {
      top: calc(var(--ring) / 2 - 1.3px);
      right: calc(-1 * ${space[6]} + 8px);
      bottom: auto;
      left: calc(var(--ring) + 8px);
      width: auto;
      height: 2.6px;
      background-position: 0 0;
      background-size: 7.5px 2.6px;
      background-repeat: repeat-x;
    }
  }
`;

export const StepWords = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  /* One line of title stands level with the number. */
  padding-top: max(0px, calc((var(--ring) - 1.8rem) / 2));

  ${media.fromTablet} {
    [data-direction='horizontal'] & {
      padding-top: 0;
    }
  }
`;

export const StepTitle = styled.p`
  color: var(--heading-color);
  font-weight: 600;

  [data-size='large'] & {
    ${type.h3}
  }

  [data-state='upcoming'] & {
    color: ${color('textQuiet')};
  }

  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

export const StepText = styled.div`
  margin-top: ${space[1]};
  color: ${color('textQuiet')};
  ${type.small}

  [data-size='large'] & {
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
`;

export const StepNote = styled.div`
  margin-top: ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color('line')};
  ${type.small}
`;
