import { html, type Html } from '../html.ts';
import { diagonals, type Box } from './hatching.ts';

/** The part of a bar that is lost to tax: hatched, so that it reads without colour. */
export const hatchedBar = (box: Box): Html => html`
  <path class="hatch" d="${diagonals(box, 7)}" />
  <path class="lost" d="M${box.left + 0.5} ${box.top}H${box.right - 0.5}V${box.bottom}H${box.left + 0.5}Z" />
`;
