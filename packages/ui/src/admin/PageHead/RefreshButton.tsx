import { RefreshCw } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';

interface RefreshButtonProps {
  /** "Vernieuw". */
  label: string;
  /** The text while loading: "Vernieuwen…"; `null` otherwise. */
  busy: string | null;
  /** On a phone: only the icon. */
  narrow: boolean;
  onRefresh: () => void;
}

/** The first action in the head of a list. */
export function RefreshButton({ label, busy, narrow, onRefresh }: RefreshButtonProps) {
  return narrow ? (
    <IconButton icon={RefreshCw} label={busy ?? label} aria-disabled={busy !== null || undefined} onClick={onRefresh} />
  ) : (
    <Button variant="quiet" icon={RefreshCw} busyLabel={busy ?? undefined} onClick={onRefresh}>
      {label}
    </Button>
  );
}
