import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius, shadow, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const Box = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  bottom: ${space[6]};
  left: 50%;
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: max-content;
  max-width: min(40rem, calc(100vw - 2 * ${space.side}));
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  border: 1px solid ${color('line')};
  border-radius: ${radius.dialog};
  background: ${color('surface')};
  box-shadow: ${shadow.float};
  color: ${color('text')};
  ${type.small}
  translate: -50% 0;

  &[hidden] {
    display: none;
  }

  & > span {
    flex: none;
    color: ${color('link')};
  }
  & > p {
    flex: 1;
    min-width: 0;
    outline: none;
  }
  & > p > b {
    font-weight: ${fontWeight.semibold};
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    bottom: ${space[4]};
  }
`;
