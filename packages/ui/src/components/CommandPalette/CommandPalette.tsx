import { useModalDialog } from '../Dialog/useModalDialog.ts';
import { PalettePanel, type PalettePanelProps } from './PalettePanel.tsx';
import { StyledPalette } from './CommandPalette.styles.ts';

export interface CommandPaletteProps extends PalettePanelProps {
  /** The owner opens it, on Ctrl-K as a rule. */
  open: boolean;
}

/**
 * Everything that can be gone to or done, by typing a few letters. The focus stays in the field; Escape, a choice, or a click
 * beside it closes and gives the focus back.
 */
export function CommandPalette({ open, ...panel }: CommandPaletteProps) {
  const { ref, props } = useModalDialog({ open, onClose: panel.onClose });
  return (
    <StyledPalette {...props} ref={ref} aria-label={panel.label}>
      {open && <PalettePanel {...panel} />}
    </StyledPalette>
  );
}
