import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const AlertBox = styled.div`
  display: flex;
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color('tint')};
  color: ${color('text')};
  ${type.text}

  & > span:first-child {
    margin-top: calc((var(--text-line) - var(--icon-size)) / 2);
    color: ${color('link')};
  }

  &[data-tone='danger'] {
    background: ${color('dangerTint')};

    & > span:first-child,
    & strong {
      color: ${color('danger')};
    }
  }

  &[data-tone='warning'] {
    background: ${color('warningTint')};

    & > span:first-child,
    & strong {
      color: ${color('warning')};
    }
  }

  &[data-tone='success'] {
    background: ${color('successTint')};

    & > span:first-child,
    & strong {
      color: ${color('success')};
    }
  }

  & > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[4]};
    align-items: center;
    justify-content: space-between;
    min-width: 0;

    & > * {
      min-width: 0;
      max-width: 100%;
      overflow-wrap: anywhere;
    }

    & strong {
      display: block;
      font-weight: ${fontWeight.semibold};
    }
  }
`;
