/** A machine decides here, nobody reads along: what a person may be told is a failure then. */
export const inCi = (env: NodeJS.ProcessEnv): boolean => env['CI'] === 'true' || env['CI'] === '1';
