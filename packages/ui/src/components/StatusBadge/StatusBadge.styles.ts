import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius } from '../../tokens/scale.ts';
import { font, fontWeight, type } from '../../tokens/type.ts';

export const StyledStatus = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  max-width: 100%;
  min-width: 0;
  color: ${color('text')};
  ${type.text}
  font-weight: ${fontWeight.medium};

  & > span:last-child {
    min-width: 0;
    overflow-wrap: break-word;
  }

  &[data-look='pill'] {
    gap: 0.375rem;
    padding: 0.1875rem 0.625rem 0.1875rem 0.375rem;
    border: 1px solid transparent;
    border-radius: ${radius.menu};
    background: ${color('raised')};
    font: ${font('medium', 13, 18)};
  }

  &[data-look='pill'][data-tone='success'] {
    background: ${color('successTint')};
  }

  &[data-look='pill'][data-tone='warning'] {
    background: ${color('warningTint')};
  }

  &[data-look='pill']:is([data-tone='link'], [data-tone='heading']) {
    background: ${color('tint')};
  }

  &[aria-busy='true'] {
    color: ${color('textQuiet')};
    --icon-size: 16px;
  }

  ${media.print} {
    &[data-look='pill'] {
      border-color: ${color('control')};
    }
  }
`;
