/** Whether the run is in CI, where nobody reads warnings: they become failures. */
export const inCi = (env: NodeJS.ProcessEnv): boolean => env['CI'] === 'true' || env['CI'] === '1';
