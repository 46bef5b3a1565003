const gap = 8;
const edge = 8;

/** Above the anchor, or below it where there is no room; always inside the window. Viewport pixels. */
export function placeTooltip(
  anchor: { top: number; bottom: number; left: number; width: number },
  bubble: { width: number; height: number },
  viewport: { width: number },
): { top: number; left: number } {
  const above = anchor.top - bubble.height - gap;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  return {
    top: Math.round(above < edge ? anchor.bottom + gap : above),
    left: Math.round(Math.max(edge, Math.min(centred, viewport.width - bubble.width - edge))),
  };
}
