import { useNavigate } from 'react-router-dom';
import { useNavigating } from '../navigation/ConsoleRouter.tsx';
import { useAdmin } from '../shared/AdminContext.ts';

/** The state of a location that was opened because the advisor signs out and would lose input there. */
export interface SigningOut {
  readonly signsOut: true;
}

/** Signs out at the advisor's request; unsaved input is asked about first, on the page where it is. */
export function useSignOut(): () => void {
  const { session, unsavedAt } = useAdmin();
  const { navigation } = useNavigating();
  const navigate = useNavigate();
  return () =>
    navigation.end(() => {
      const place = unsavedAt();
      if (place === null) void session.signOut();
      else void navigate(place, { state: { signsOut: true } satisfies SigningOut });
    });
}
