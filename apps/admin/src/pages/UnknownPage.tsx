import { Navigate, useLocation } from 'react-router-dom';
import { linkTo, paths } from '../paths.ts';

/** The router state with which the dashboard opens instead of a page that does not exist. */
interface NotFoundState {
  readonly notFound: string;
}

export const isNotFoundState = (state: unknown): state is NotFoundState =>
  typeof state === 'object' && state !== null && 'notFound' in state && typeof state.notFound === 'string';

export function UnknownPage() {
  const { pathname } = useLocation();
  const state: NotFoundState = { notFound: linkTo(pathname) };
  return <Navigate to={paths.dashboard()} replace state={state} />;
}
