/** The server's answers to forms sent without JavaScript, in addition to the forms' own texts. */
export const answers = {
  contact: { title: 'Je bericht is nog niet verstuurd' },
  guide: {
    title: 'Je aanvraag is nog niet verstuurd',
    ready: 'Bedankt, de gids staat voor je klaar',
    readyText: 'Je krijgt hem ook per mail, met drie leestips.',
    download: 'Download de gids (pdf)',
  },
  unsubscribe: {
    title: 'Je bent nog niet afgemeld',
    done: 'Je bent afgemeld',
    linkSent: 'Kijk in je mail',
    notAgain: 'Je bent nog afgemeld',
    again: 'Welkom terug',
  },
  confirm: { title: 'Je nieuwsbrief is nog niet bevestigd' },
  check: 'Kijk dit nog even na',
  home: 'Naar de homepage',
} as const;
