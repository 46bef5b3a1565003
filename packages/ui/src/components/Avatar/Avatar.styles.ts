import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const StyledAvatar = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: ${color('band')};
  color: ${color('heading')};
  font: ${font('semibold', 12, '100%')};
  --icon-size: 16px;

  &[data-tint='foam'] {
    background: ${color('tint')};
  }

  &[data-tint='sky'] {
    background: ${color('flagTint')};
  }

  &[data-tint='stone'] {
    background: ${color('hillsFar')};
  }

  [data-band] &[data-tint] {
    background: ${color('band')};
  }

  ${media.print} {
    border-color: ${color('control')};
  }
`;
