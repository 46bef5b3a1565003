import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';

export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.menu};
  display: none;
  height: var(--bottom-bar);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('page')};

  ${media.phone} {
    display: block;
  }

  & > ul {
    display: flex;
    height: 4rem;
  }

  & > ul > li {
    display: grid;
    flex: 1;
  }
`;

/** For a link and for the button of the account alike. */
const bottomEntry = `
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 3px;
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 100%;
  text-decoration: none;
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1rem;
  --icon-size: 20px;
`;

export const BottomEntry = styled(RoutedLink)`
  ${bottomEntry}
  color: ${color('textQuiet')};

  &[aria-current='page'] {
    color: ${color('heading')};
    font-weight: 600;
  }

  &[aria-current='page'] > span:first-child {
    color: ${color('link')};
  }

  &[aria-current='page']::before {
    position: absolute;
    top: -1px;
    width: 32px;
    height: 3px;
    border-radius: 0 0 ${radius.bar} ${radius.bar};
    background: ${color('link')};
    content: '';
  }
`;

export const BottomButton = styled.button`
  ${bottomEntry}
  color: ${color('textQuiet')};
`;

export const BottomBadge = styled.span`
  position: absolute;
  top: 8px;
  left: calc(50% + 4px);
  min-width: 1.125rem;
  padding-inline: 4px;
  border-radius: ${radius.round};
  background: ${color('dangerFill')};
  color: ${color('onDangerFill')};
  font-weight: 600;
  font-size: 0.6875rem;
  line-height: 1.125rem;
  text-align: center;
`;
