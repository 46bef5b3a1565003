import type { secondStep as dutch } from '../../nl/admin/secondStep.ts';

export const secondStep: typeof dutch = {
  account: 'Account and security',
  intro: 'Your password is right. Now enter the code from your authenticator app.',
  introRecovery: 'Your password is right. Now enter one of your recovery codes.',
  code: '6-digit code',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the code from the app',
  back: 'Back to username and password',
};
