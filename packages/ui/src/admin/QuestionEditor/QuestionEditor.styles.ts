import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const SectionBlock = styled.section`
  max-width: 60rem;
  padding-top: ${space[5]};

  & > header {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    min-height: 2.5rem;
    border-bottom: 1px solid ${color('hairlineStrong')};

    & > :is(h2, h3) {
      min-width: 0;
      ${type.sectionTitle}
      overflow-wrap: anywhere;
    }

    & > span {
      color: ${color('textQuiet')};
      ${type.small}
      white-space: nowrap;
    }

    & > :last-child:is(button) {
      margin-left: auto;
    }
  }
`;

export const QuestionLine = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
  min-height: 3.25rem;
  padding-block: ${space[1.5]};
  border-bottom: 1px solid ${color('hairline')};

  &[data-look='fixed'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  ${media.hover} {
    &:hover:not([data-look]) {
      background: ${color('rowHover')};
    }
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  &[data-edge]::after {
    position: absolute;
    inset: auto 0 -1px;
    border-top: 2px solid ${color('focus')};
    content: '';
  }

  &[data-edge='before']::after {
    inset: -1px 0 auto;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;

    &[data-look='fixed'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** For drag and drop only: the buttons of the row do the same. */
export const Grip = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 24px;
  height: 36px;
  color: ${color('textQuiet')};
  cursor: grab;

  ${media.phone} {
    display: none;
  }
`;

export const ItemWords = styled.div`
  min-width: 0;
  ${type.text}
  overflow-wrap: anywhere;

  & button {
    max-width: 100%;
    font-weight: ${fontWeight.medium};
    text-align: left;
    hyphens: auto;
  }

  &[data-quiet] {
    color: ${color('textQuiet')};
  }
`;

export const OptionList = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[2]};

  &:empty {
    display: none;
  }

  & > li {
    display: flex;
    gap: ${space[1]};
    align-items: flex-start;

    & > :first-child {
      flex: 1;
      min-width: 0;
    }

    & > button {
      margin-top: calc((var(--field-height) - 32px) / 2);
    }
  }
`;

export const PreviewFrame = styled.section`
  min-width: 0;
  padding: ${space[4]};
  border: 1px dashed ${color('hairlineStrong')};
  border-radius: ${radius.control};

  & > h3 {
    margin-bottom: ${space[3]};
    color: ${color('textQuiet')};
    ${type.meta}
    font-weight: ${fontWeight.medium};
  }
`;
