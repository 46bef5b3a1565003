import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media } from '../../tokens/scale.ts';
import { controlStyles } from '../Field/Field.styles.ts';

export const SearchFrame = styled.div`
  position: relative;
  display: block;
  width: 100%;
  max-width: 26rem;

  & > span:first-child {
    position: absolute;
    top: 50%;
    left: 0.75rem;
    color: ${color('onFieldQuiet')};
    translate: 0 -50%;
    pointer-events: none;
  }

  & > :is(kbd, button) {
    position: absolute;
    top: 50%;
    right: 0.625rem;
    translate: 0 -50%;
  }

  & > button {
    right: 0.125rem;
  }

  ${media.coarse} {
    & > kbd {
      display: none;
    }
  }
`;

export const SearchInput = styled.input`
  ${controlStyles}
  min-height: var(--control-height);
  padding-inline: calc(0.75rem + var(--icon-size) + 0.5rem) calc(var(--control-small) + 0.5rem);
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
