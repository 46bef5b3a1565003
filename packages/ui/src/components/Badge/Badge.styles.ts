import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const StyledBadge = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  ${type.text}
  font-weight: ${fontWeight.medium};
  max-width: 100%;

  & > span:last-child {
    min-width: 0;
    overflow-wrap: break-word;
  }

  &[data-look='pill'] {
    padding: 0.0625rem 0.5rem;
    border: 1px solid transparent;
    border-radius: ${radius.menu};
    background: ${color('raised')};
    font: ${font('medium', 12, 20)};
    gap: 0.3125rem;
  }

  &[data-look='tag'] {
    padding: 0 0.4375rem;
    border: 1px solid ${color('control')};
    border-radius: ${radius.small};
    color: ${color('textQuiet')};
    font: ${font('medium', 12, 20)};
    gap: 0.3125rem;
  }

  &[data-look='count'] {
    justify-content: center;
    min-width: 1.125rem;
    height: 1.125rem;
    padding: 0 0.3125rem;
    border-radius: ${radius.round};
    background: ${color('dangerFill')};
    color: ${color('onDangerFill')};
    font: ${font('semibold', 11, '100%')};
  }

  &[data-tone='success'] {
    color: ${color('success')};

    &[data-look='pill'] {
      background: ${color('successTint')};
    }
  }

  &[data-tone='warning'] {
    color: ${color('warning')};

    &[data-look='pill'] {
      background: ${color('warningTint')};
    }
  }

  &[data-tone='danger'] {
    color: ${color('danger')};

    &[data-look='pill'] {
      background: ${color('dangerTint')};
    }
  }

  &[data-tone='quiet'] {
    color: ${color('textQuiet')};
  }

  ${media.forcedColors} {
    &[data-look='count'] {
      border: 1px solid CanvasText;
    }
  }
`;
