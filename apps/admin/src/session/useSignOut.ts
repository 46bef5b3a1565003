import { useNavigating } from '../navigation/ConsoleRouter.tsx';
import { useEntry } from '../shared/EntryContext.ts';

/** Signs out at the advisor's request; unsaved changes on the page are asked about first. */
export function useSignOut(): () => void {
  const { session } = useEntry();
  const { navigation } = useNavigating();
  return () => navigation.end(() => void session.signOut());
}
