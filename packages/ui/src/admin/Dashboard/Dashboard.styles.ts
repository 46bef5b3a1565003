import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { type } from '../../tokens/type.ts';

export const DashboardFrame = styled.div`
  padding: 0 ${space.side} ${space[8]};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 16.5rem;
  gap: ${space[8]};

  @media (max-width: 1099.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[10]};
  }
`;

export const Side = styled.aside`
  padding-left: ${space[8]};
  border-left: 1px solid ${color('hairlineStrong')};
  box-sizing: content-box;
  min-width: 0;

  @media (max-width: 1099.98px) {
    padding-left: 0;
    border-left: 0;
    box-sizing: border-box;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: baseline;
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color('hairlineStrong')};

  h2 {
    ${type.sectionTitle}
  }

  & > span {
    ${type.text}
  }

  & > strong {
    color: ${color('danger')};
    ${type.text}
    font-weight: 600;
  }

  & > a {
    margin-left: auto;
    ${type.small}
  }
`;

export const Updated = styled.p`
  color: ${color('textQuiet')};
  ${type.small}

  ${media.phone} {
    display: none;
  }
`;

export const AccountActions = styled.div`
  display: grid;
  justify-items: start;
  margin-left: calc(-1 * ${space[3]});
  padding-top: ${space[1]};
`;

export const MailRemark = styled.p`
  padding-top: ${space[2]};
  color: ${color('textQuiet')};
  ${type.small}
`;

export const Notices = styled.div`
  display: grid;
  gap: ${space[2]};

  &:not(:empty) {
    margin-bottom: ${space[4]};
  }
`;
