import type { AccountApiClient, AdminApiClientOptions } from '@fnc/domain/api';
import type { Problem } from '@fnc/ui/admin';
import { lazily } from '../shared/lazily.ts';
import { listening } from '../shared/listening.ts';
import { isSignedOut, problemOf } from '../shared/problemOf.ts';

/** The calls about the own account, whose code comes with their page. */
export const createLazyAccount = (
  api: AdminApiClientOptions,
  onRefused: (problem: Problem) => void,
): AccountApiClient =>
  lazily(async () => {
    const { createAccountApiClient } = await import('./accountClient.ts');
    return listening(createAccountApiClient(api), (error) => {
      const problem = problemOf(error);
      if (isSignedOut(problem) || problem.code === 'password_change_required') onRefused(problem);
    });
  });
