import { useNavigating } from '../navigation/NavigationContext.ts';
import { useEntry } from '../shared/EntryContext.ts';

/** Signs out by the advisor's own hand; what is not saved on the page is asked about first. */
export function useSignOut(): () => void {
  const { session } = useEntry();
  const { navigation } = useNavigating();
  return () => navigation.end(() => void session.signOut());
}
