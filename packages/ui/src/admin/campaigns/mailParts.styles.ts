import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { media, radius, space } from '../../tokens/scale.ts';
import { font, fontSize, fontWeight, lineHeight, type } from '../../tokens/type.ts';

/** In the frame of the text, at its end: the picker of fields to insert at the cursor. */
export const Picker = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  justify-content: flex-end;
  color: ${color('textQuiet')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1.5]};
    color: ${color('text')};

    & > button {
      min-height: 28px;
      padding-inline: ${space[2]};
      border-radius: ${radius.item};
    }

    ${media.coarse} {
      & > button {
        min-height: 44px;
      }
    }

    & code {
      font: ${font('regular', 12, 20, 'code')};
    }
  }
`;

export const PreviewTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[3]};

  & > h2 {
    flex: 1 0 auto;
    ${type.label}
  }

  /* Under its title there is no room beside each other. */
  & > h2 ~ div:last-child {
    flex-basis: 100%;
    max-width: none;
  }
`;

/** The label beside its field, because the row is a toolbar. */
export const ShowAs = styled.div`
  flex: 1 1 15rem;
  min-width: 0;
  max-width: 20rem;

  & > div {
    flex-flow: row wrap;
    gap: ${space[1]} ${space[3]};
    align-items: center;
  }

  & > div > label {
    flex: none;
    align-self: center;
    margin: 0;
    color: ${color('textQuiet')};
    font-weight: ${fontWeight.regular};
  }

  & > div > :not(label) {
    flex: 1;
    min-width: 0;
  }
`;

export const TextSheet = styled.div`
  max-width: 38.5rem;
  border: 1px solid ${color('hairlineStrong')};
  border-radius: ${radius.menu};
  background: ${color('surface')};

  & > strong {
    display: block;
    padding: ${space[4]} ${space[6]};
    border-bottom: 1px solid ${color('hairlineStrong')};
    font-weight: ${fontWeight.semibold};
    font-size: ${fontSize[16]};
    line-height: ${lineHeight[24]};
    overflow-wrap: anywhere;
  }
`;

export const TextPart = styled.div`
  max-height: 32rem;
  padding: ${space[4]} ${space[6]};
  overflow-y: auto;
  font: ${font('regular', 13, 20, 'code')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
