import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

/** At least as high as the window; what is in `main` grows, so the footer stands at the bottom. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  outline: none;
`;

export const Skip = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color('strong')};
  color: ${color('onStrong')};
  ${type.button}
  translate: 0 -200%;

  &:focus {
    translate: none;
  }
`;
