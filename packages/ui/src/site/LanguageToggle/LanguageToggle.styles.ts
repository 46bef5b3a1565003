import { styled } from 'styled-components';
import { RoutedLink } from '../../components/Link/RoutedLink.tsx';
import { color } from '../../tokens/color.ts';
import { motion, radius, space } from '../../tokens/scale.ts';
import { font } from '../../tokens/type.ts';

export const Toggle = styled(RoutedLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  height: 44px;
  padding-inline: ${space[2]};
  border: 1px solid ${color('control')};
  border-radius: ${radius.control};
  font: ${font('semibold', 15, '100%')};
  color: ${color('heading')};
  text-decoration: none;
  transition: background-color ${motion.control};

  &:hover {
    background: ${color('tint')};
  }
  &[data-size='large'] {
    height: 52px;
    min-width: 64px;
  }
`;
