import { styled } from 'styled-components';
import { color } from '../../tokens/color.ts';
import { font } from '../../tokens/type.ts';
import { chartMeasures } from './chartMeasures.styles.ts';

export const Scale = styled.div`
  ${chartMeasures}
  /* 10° west lies at 6 % of the map. */
  --west-ten: calc(var(--map-left) + var(--map-width) * 0.06);
  position: relative;
  flex: none;
  height: calc(11px + 1.25rem);
  border-top: 1.3px solid ${color('heading')};
  overflow: hidden;
`;

export const Blocks = styled.div`
  position: absolute;
  top: 0;
  left: calc(var(--west-ten) - var(--block) * 201);
  width: calc(var(--block) * 402);
  height: 9px;
  border: solid transparent;
  border-width: 2px 0 1px;
  border-bottom: 1.3px solid ${color('heading')};
  background: repeating-linear-gradient(
      90deg,
      ${color('heading')} 0 var(--block),
      transparent var(--block) calc(var(--block) * 2)
    )
    content-box;
  padding-bottom: 1px;
`;

export const Degree = styled.span`
  position: absolute;
  top: 11px;
  left: calc(var(--west-ten) + var(--degree) * (var(--longitude) + 10));
  color: ${color('textQuiet')};
  font: ${font('medium', 13, 16)};
  translate: -50% 0;
`;
