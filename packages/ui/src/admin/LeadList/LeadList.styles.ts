import { styled } from 'styled-components';
import { ToolbarRow } from '../../components/BulkBar/BulkBar.styles.ts';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const DateFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(9.5rem, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

export const JobRow = styled(ToolbarRow)`
  margin-inline: -12px;
  padding-inline: 12px;
  border-radius: ${radius.control};
  background: ${color('strong')};
  /* The bar of the progress, on a background that is dark in both themes. */
  --color-chart-track: ${color('strongPressed')};
  --color-chart-bar: ${color('onStrong')};

  & > div {
    display: grid;
    flex: 1;
    gap: ${space[1.5]};
    color: ${color('onStrong')};
    ${type.text}
    ${type.tabular}
  }
`;

export const Blocked = styled.span`
  margin-left: ${space[1]};
  color: ${color('danger')};
`;
