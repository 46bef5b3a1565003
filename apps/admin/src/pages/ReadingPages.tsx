import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClientOn } from '../queries/queryClient.ts';
import { useAdmin } from '../shared/AdminContext.ts';

/** Around the pages that read through the query library, which comes with the first of them. */
export const ReadingPages = () => (
  <QueryClientProvider client={queryClientOn(useAdmin())}>
    <Outlet />
  </QueryClientProvider>
);
