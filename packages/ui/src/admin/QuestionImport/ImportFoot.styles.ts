import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { layer, media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** Sticks below the rows, above the bottom bar of a phone. */
export const Foot = styled.footer`
  position: sticky;
  z-index: ${layer.stickyHead};
  bottom: var(--bottom-bar, 0px);
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  min-height: 4rem;
  margin-inline: calc(-1 * ${space.side});
  padding: ${space[3]} ${space.side};
  border-top: 1px solid ${color('hairlineStrong')};
  background: ${color('surface')};

  ${media.print} {
    display: none;
  }
`;

export const Outcome = styled.li`
  display: inline-flex;
  gap: ${space[1.5]};
  align-items: center;
  ${type.text}
  ${type.tabular}

  & > strong {
    font-weight: ${fontWeight.semibold};
  }

  &[data-kind='added'] > span {
    color: ${color('success')};
  }

  &[data-kind='changed'] > span {
    color: ${color('link')};
  }

  &[data-kind='unchanged'] > span {
    color: ${color('textQuiet')};
  }

  &:is([data-kind='skipped'], [data-kind='removed']) > span {
    color: ${color('danger')};
  }
`;

export const FootActions = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-left: auto;

  ${media.phone} {
    flex: 1 1 100%;

    & > :last-child {
      flex: 1;
    }
  }
`;
