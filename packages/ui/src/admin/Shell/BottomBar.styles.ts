import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { layer, media, radius } from '../../tokens/scale.ts';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type.ts';

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
  font-weight: ${fontWeight.medium};
  font-size: ${fontSize[12]};
  line-height: ${lineHeight[16]};
  --icon-size: 20px;
`;

export const BottomEntry = styled(RoutedLink)`
  ${bottomEntry}
  color: ${color('textQuiet')};

  &[aria-current='page'] {
    color: ${color('heading')};
    font-weight: ${fontWeight.semibold};
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
  font-weight: ${fontWeight.semibold};
  font-size: ${fontSize[11]};
  line-height: ${lineHeight[18]};
  text-align: center;
`;
