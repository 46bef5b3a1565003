import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, space } from '../../tokens/scale.ts';
import { fontWeight, type } from '../../tokens/type.ts';

/** As high as the window, so that the foot is at its lower edge also below a few rows. */
export const ImportFrame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--bottom-bar, 0px));
  padding: 0 ${space.side};
`;

export const ImportStepList = styled.ol`
  --ring: 22px;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
`;

export const ImportStep = styled.li`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  ${type.small}

  & > span:not(:last-child) {
    flex: none;
  }

  && > [data-direction='across'] {
    width: 28px;
    margin-right: ${space[1]};
  }

  &[data-state='current'] > span:last-child {
    font-weight: ${fontWeight.semibold};
  }

  &[data-state='upcoming'] > span:last-child {
    color: ${color('textQuiet')};
  }

  min-width: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    && > [data-direction='across'] {
      display: none;
    }
  }
`;

export const FileStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20rem;
  gap: ${space[8]};
  padding-block: ${space[5]} ${space[8]};
  border-top: 1px solid ${color('hairlineStrong')};

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Needs = styled.section`
  & > ul {
    display: grid;
    gap: ${space[2]};
    margin-block: ${space[3]} ${space[4]};
    padding-left: ${space[5]};
    list-style: disc;
  }
`;

export const ReadingStep = styled.div`
  max-width: 32rem;
  padding-block: ${space[5]};
`;

export const CheckFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  border-top: 1px solid ${color('hairlineStrong')};
`;

export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  min-height: 3.25rem;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color('hairline')};
  ${type.text}
  overflow-wrap: anywhere;

  & > strong {
    min-width: 0;
    font-weight: ${fontWeight.semibold};
  }

  outline: none;

  & > button {
    margin-left: auto;
  }
`;

export const NoticeRow = styled.div`
  padding-block: ${space[3]};

  & + & {
    padding-top: 0;
  }
`;

export const CheckColumns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 24rem minmax(0, 1fr);
  gap: ${space[6]};
  padding-bottom: ${space[6]};

  & > section {
    min-width: 0;
  }

  ${media.belowColumns} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[4]};
  }
`;

export const CheckSide = styled.div`
  min-width: 0;

  ${media.fromColumns} {
    padding-right: ${space[6]};
    border-right: 1px solid ${color('hairline')};
  }
`;

export const Choices = styled.div`
  display: grid;
  gap: ${space[3]};
  padding-top: ${space[5]};
`;

export const DoneStep = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding-block: ${space[6]};
  border-top: 1px solid ${color('hairlineStrong')};
`;

export const DoneWords = styled.div`
  outline: none;
`;

export const DoneTitle = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin-bottom: ${space[1]};
  --icon-size: 20px;

  & > span {
    color: ${color('success')};
  }
`;
