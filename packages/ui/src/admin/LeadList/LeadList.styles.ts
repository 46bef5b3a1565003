import { styled } from 'styled-components';
import { ToolbarRow } from '../../components/BulkBar/BulkBar.styles.ts';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const ListFrame = styled.div`
  padding: 0 ${space.side} ${space[8]};
`;

export const ToolbarSearch = styled.div`
  flex: 1;
  max-width: 24rem;

  ${media.phone} {
    max-width: none;
  }
`;

export const ToolbarFilters = styled.div`
  display: flex;
  gap: ${space[2]};

  ${media.phone} {
    display: none;
  }
`;

export const FilterGroup = styled.div`
  display: grid;
  gap: ${space[2.5]};
  min-width: 0;
  padding: ${space[2]};
  border: 0;
`;

export const FilterLegend = styled.legend`
  padding: 0;
  margin-bottom: ${space[2]};
  ${type.sectionTitle}
`;

export const PeriodRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const DateFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(9.5rem, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

export const DialogFilters = styled.div`
  display: grid;
  gap: ${space[4]};
  margin-inline: calc(-1 * ${space[2]});
`;

export const JobRow = styled(ToolbarRow)`
  margin-inline: -12px;
  padding-inline: 12px;
  border-radius: ${radius.control};
  background: ${color('strong')};
  /* The bar of the progress, on a ground that is dark in both themes. */
  --color-chart-track: ${color('strongPressed')};
  --color-chart-bar: ${color('onStrong')};
`;

export const JobProgress = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[1.5]};
  color: ${color('onStrong')};
  ${type.text}
  ${type.tabular}
`;

export const NoticeRow = styled.div`
  padding-block: ${space[1]} ${space[3]};
`;

/** Old rows stay readable while newer ones are fetched; a short wait does not show. */
export const Rows = styled.div`
  transition: opacity 150ms ease;

  &[data-stale='true'] {
    opacity: 0.88;
    transition-delay: 250ms;
  }
`;

export const ListFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-top: ${space[3]};
  color: ${color('textQuiet')};
  ${type.small}

  ${media.phone} {
    flex-direction: column;
  }
`;

/** Only for who has keys. */
export const KeyHints = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  & > span {
    display: inline-flex;
    gap: ${space[1]};
    align-items: center;
  }

  ${media.noHoverOrBelowDesktop} {
    display: none;
  }
`;

export const NewLeads = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space[2]};
`;

export const HeadTools = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  &[data-for='phone'] {
    display: none;
    --control-small: 44px;
    --icon-size: 20px;
  }

  ${media.phone} {
    &[data-for='phone'] {
      display: flex;
    }

    &[data-for='desktop'] {
      display: none;
    }
  }
`;
