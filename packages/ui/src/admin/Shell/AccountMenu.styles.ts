import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

export const AccountTitle = styled.p`
  display: grid;
  padding: ${space[2]} ${space[2.5]} ${space[3]};
  ${type.text}

  strong {
    font-weight: ${fontWeight.semibold};
  }

  span {
    color: ${color('textQuiet')};
    ${type.small}
  }
`;

export const AccountSection = styled.div`
  padding-block: ${space[2]} 0;
  border-top: 1px solid ${color('hairline')};

  & + & {
    margin-top: ${space[2]};
  }
`;

export const AccountRow = styled.div`
  display: flex;
  gap: ${space[6]};
  align-items: center;
  justify-content: space-between;
  min-height: 2.5rem;
  padding-block: 2px;
  padding-inline: ${space[2.5]};
`;

const item = `
  display: flex;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: var(--control-height);
  padding-inline: ${space[2.5]};
  border-radius: ${radius.control};
  text-align: start;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${color('tint')};
    }
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  & > kbd {
    margin-left: auto;
  }
`;

export const AccountItem = styled.button`
  ${item}
`;

export const AccountLink = styled(RoutedLink)`
  ${item}
`;
