/** The second step of the sign-in; loaded with the sign-in. */
export const secondStep = {
  account: 'Account en beveiliging',
  intro: 'Je wachtwoord klopt. Vul nu de code uit je authenticator-app in.',
  introRecovery: 'Je wachtwoord klopt. Vul nu een van je herstelcodes in.',
  code: 'Code van 6 cijfers',
  recoveryCode: 'Herstelcode',
  useRecovery: 'Gebruik een herstelcode',
  useApp: 'Gebruik de code uit de app',
  back: 'Terug naar gebruikersnaam en wachtwoord',
};
