import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link.tsx';
import { color } from '../../tokens/color.ts';
import { contentWidth, media, space } from '../../tokens/scale.ts';
import { font, type } from '../../tokens/type.ts';

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

/** The form for the guide and the one for a question. */
export const SiteForm = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  scroll-margin-top: ${space[6]};

  /* The empty summary takes no room, and stays in the page so that screen readers announce it when it is filled. */
  & > [role='alert']:empty {
    position: absolute;
  }
`;

/** Across both columns of the fields. */
export const Wide = styled.div`
  grid-column: 1 / -1;
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

/* Off screen rather than `display: none`, because programs skip hidden fields. */
export const Trap = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/* Padding of an inline box moves nothing, and makes the link 44 px high for fingers. */
export const SmallLink = styled(Link)`
  padding-block: ${space[3]};
  color: inherit;
`;

/** In the page while empty, so that its text is announced; empty it takes no room. */
export const RetryLine = styled.p`
  color: ${color('text')};
  ${type.small}

  &:empty {
    position: absolute;
  }
`;

/* It takes the focus only to be read; without controls it needs no ring. */
export const FailurePlace = styled.div`
  outline: none;
`;
