import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

/** The next steps, in order, with numbers in the margin. */
export const NumberedList = styled.ol`
  width: 100%;
  border-top: 1px solid ${color('lineDeep')};
  counter-reset: step;

  & > li {
    display: flex;
    gap: ${space[3]};
    padding-block: 0.8125rem;
    border-bottom: 1px solid ${color('line')};
    counter-increment: step;
  }
  & > li::before {
    flex: none;
    width: 1.25rem;
    color: ${color('heading')};
    font: ${font('medium', 18, 28, 'heading')};
    content: counter(step);
  }
`;

/** Large and faint, in the background of a page with little content. */
export const Rose = styled.div`
  position: absolute;
  top: 50%;
  right: max(-6rem, calc((100% - ${contentWidth}) / 2 - 8rem));
  width: 34rem;
  color: ${color('heading')};
  opacity: 0.12;
  translate: 0 -50%;

  ${media.belowDesktop} {
    right: -12rem;
    width: 22rem;
    opacity: 0.08;
  }
`;
