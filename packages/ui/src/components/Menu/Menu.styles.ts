import { Menu as Base } from '@base-ui/react/menu';
import { css, styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';
import { floatingBox } from './floatingBox.styles.ts';

export const MenuPositioner = styled(Base.Positioner)`
  z-index: ${layer.menu};
  outline: none;
`;

export const MenuPopup = styled(Base.Popup)`
  ${floatingBox}
  min-width: max(14.25rem, var(--anchor-width));
  padding: 0.375rem;
  outline: none;
`;

const item = css`
  display: flex;
  gap: 0.625rem;
  align-items: center;
  min-height: 36px;
  padding: 0.25rem 0.625rem;
  border-radius: ${radius.item};
  ${type.text}
  text-decoration: none;
  overflow-wrap: anywhere;
  outline: none;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color('tint')};
  }

  &[data-disabled] {
    color: ${color('textQuiet')};
    cursor: not-allowed;
  }

  &[data-tone='danger'] {
    color: ${color('danger')};
  }

  & > span:first-child {
    flex: none;
  }

  & > kbd {
    flex: none;
    margin-left: auto;
  }

  ${media.forcedColors} {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  ${media.coarse} {
    min-height: 44px;
  }
`;

export const StyledMenuItem = styled(Base.Item)`
  ${item}
`;

export const StyledMenuLink = styled(Base.LinkItem)`
  ${item}
`;

export const StyledRadioItem = styled(Base.RadioItem)`
  ${item}
`;

export const MenuEnd = styled.span`
  display: inline-flex;
  gap: 0.625rem;
  align-items: center;
  margin-left: auto;
  padding-left: 1rem;
  color: ${color('link')};
`;

export const MenuLine = styled(Base.Separator)`
  margin: 0.375rem -0.375rem;
  border-top: 1px solid ${color('hairline')};
`;
