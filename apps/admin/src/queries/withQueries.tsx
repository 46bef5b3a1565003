import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createElement } from 'react';
import { useAdmin } from '../shared/AdminContext.ts';
import { queryClientOn } from './queryClient.ts';

/** A page that reads what the server keeps; the library comes with the first of them. */
export const withQueries = (page: ComponentType): ComponentType =>
  function WithQueries() {
    return <QueryClientProvider client={queryClientOn(useAdmin())}>{createElement(page)}</QueryClientProvider>;
  };
