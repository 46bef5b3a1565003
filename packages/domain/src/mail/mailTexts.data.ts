import type { Language } from '../shared/language.ts';

/** The words of the mails. `{{name}}` and the like are filled by `fillMessage`. */
interface MailTexts {
  greeting: string;
  sincerely: string;
  privacy: string;
  site: string;
  openLead: string;
  guide: {
    subject: string;
    preheader: string;
    intro: string;
    download: string;
    tipsTitle: string;
    tips: readonly string[];
    intake: string;
    disclaimer: string;
    reason: string;
    withNewsletter: string;
    withUnconfirmedNewsletter: string;
    withoutNewsletter: string;
    confirmTitle: string;
    confirm: string;
    confirmButton: string;
  };
  newsletter: {
    subject: string;
    preheader: string;
    intro: string;
    button: string;
    notYou: string;
    reason: string;
  };
  campaign: {
    /** Why the reader gets it: for the newsletter, because the adviser can prove consent, as an answer, or as a test. */
    reasons: { newsletter: string; lead: string; answer: string; test: string };
    unsubscribe: string;
  };
  advisor: {
    subject: string;
    preheader: string;
    intro: string;
    name: string;
    email: string;
    page: string;
    language: string;
    languages: Record<Language, string>;
    received: string;
    deadline: string;
    reply: string;
    reason: string;
  };
  confirmation: {
    subject: string;
    preheader: string;
    intro: string;
    next: string;
    reason: string;
  };
  unsubscribe: {
    subject: string;
    preheader: string;
    intro: string;
    button: string;
    notYou: string;
    reason: string;
  };
}

export const mailTexts: Record<Language, MailTexts> = {
  nl: {
    greeting: 'Dag {{name}},',
    sincerely: 'Met vriendelijke groet,\n{{founder}}, {{brand}}',
    privacy: 'Privacy',
    site: 'Naar de site',
    openLead: 'Open deze lead',
    guide: {
      subject: 'Je Cyprus-gids: wat klopt en wat niet',
      preheader: 'Dertien pagina’s over tarieven, voorwaarden en kosten. En waar je het best begint.',
      intro:
        'Hier is de Cyprus-gids die je hebt aangevraagd: dertien pagina’s over tarieven, voorwaarden en kosten, met de ' +
        'scenario’s waarin je beter niets doet.',
      download: 'Download de gids (pdf)',
      tipsTitle: 'Drie leestips',
      tips: [
        'Begin op pagina 4: daar zie je voor wie het wel past en voor wie niet.',
        'Blijf je in Nederland wonen? Lees dan eerst pagina 7, over inkomstenbelasting in box 1 en 2.',
        'Leg pagina 8 naast je eigen agenda: substance gaat over de plek waar je werkelijk beslist.',
      ],
      intake:
        'Weten wat het in jouw geval betekent? Een intakegesprek van 30 minuten is gratis. Beantwoord deze mail, dan ' +
        'hoor je binnen 24 uur van ons.',
      disclaimer: 'De gids is informatie, geen belastingadvies.',
      reason: 'Je krijgt deze mail omdat je op {{domain}} de Cyprus-gids hebt aangevraagd.',
      withNewsletter: 'Je vroeg ook de nieuwsbrief aan; afmelden kan in elke nieuwsbrief.',
      withUnconfirmedNewsletter: 'Je vroeg ook de nieuwsbrief aan; die komt pas als je dat hierboven bevestigt.',
      withoutNewsletter: 'Je staat hiermee niet op de nieuwsbrief.',
      confirmTitle: 'Nog één klik voor de nieuwsbrief',
      confirm:
        'Je vinkte aan dat je ook de nieuwsbrief wilt. Bevestig het op de pagina die opengaat. Doe je niets, dan krijg je ' +
        'hem niet.',
      confirmButton: 'Bevestig de nieuwsbrief',
    },
    newsletter: {
      subject: 'Bevestig je aanmelding voor de nieuwsbrief',
      preheader: 'Eén klik en je staat erop. Doe je niets, dan gebeurt er niets.',
      intro:
        'Je vinkte op {{domain}} aan dat je onze nieuwsbrief wilt. Open de pagina en bevestig het daar met één klik; pas ' +
        'dan sturen we hem.',
      button: 'Bevestig de nieuwsbrief',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen; je krijgt dan geen nieuwsbrief.',
      reason: 'Je krijgt deze mail omdat iemand op {{domain}} met dit adres de nieuwsbrief aanvroeg.',
    },
    campaign: {
      reasons: {
        newsletter: 'Je krijgt deze mail omdat je op {{domain}} onze nieuwsbrief hebt aangevraagd en bevestigd.',
        lead: 'Je krijgt deze mail omdat je ons liet weten dat we je mogen mailen. Klopt dat niet? Meld je dan af.',
        answer: 'Je krijgt deze mail als antwoord op je bericht of aanvraag op {{domain}}.',
        test: 'Dit is een testmail. Alleen jij krijgt hem; in een echte mail staat hier waarom de lezer hem krijgt.',
      },
      unsubscribe: 'Afmelden',
    },
    advisor: {
      subject: 'Nieuw bericht van {{name}}',
      preheader: 'Antwoord vóór {{deadline}}.',
      intro: '{{name}} schreef via het contactformulier:',
      name: 'Naam',
      email: 'E-mail',
      page: 'Pagina',
      language: 'Taal',
      languages: { nl: 'Nederlands', en: 'Engels' },
      received: 'Ontvangen',
      deadline: 'Antwoord vóór',
      reply: 'Beantwoord deze mail om {{name}} te antwoorden.',
      reason: 'Je krijgt deze mail omdat de contactberichten van {{domain}} naar dit adres gaan.',
    },
    confirmation: {
      subject: 'We hebben je bericht ontvangen',
      preheader: 'Je krijgt binnen 24 uur antwoord.',
      intro: 'Bedankt voor je bericht. Een adviseur leest het en antwoordt binnen 24 uur.',
      next: 'Wil je iets toevoegen? Beantwoord deze mail.',
      reason: 'Je krijgt deze mail omdat je een bericht stuurde via het contactformulier op {{domain}}.',
    },
    unsubscribe: {
      subject: 'Je link om je af te melden',
      preheader: 'Met één klik krijg je geen nieuwsbrief meer.',
      intro: 'Je vroeg om een link waarmee je je afmeldt voor onze nieuwsbrief. Open hem en bevestig het op de pagina.',
      button: 'Naar het afmelden',
      notYou: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen; er verandert niets.',
      reason: 'Je krijgt deze mail omdat iemand dit adres invulde op de afmeldpagina van {{domain}}.',
    },
  },
  en: {
    greeting: 'Dear {{name}},',
    sincerely: 'Kind regards,\n{{founder}}, {{brand}}',
    privacy: 'Privacy',
    site: 'To the site',
    openLead: 'Open this lead',
    guide: {
      subject: 'Your Cyprus guide: what holds and what doesn’t',
      preheader: 'Thirteen pages on rates, conditions and costs. And where best to start.',
      intro:
        'Here is the Cyprus guide you asked for: thirteen pages on rates, conditions and costs, with the scenarios in ' +
        'which you had better do nothing.',
      download: 'Download the guide (PDF)',
      tipsTitle: 'Three reading tips',
      tips: [
        'Start on page 4: it shows who it suits and who it does not.',
        'Will you go on living in the Netherlands? Then read page 7 first, on income tax in box 1 and 2.',
        'Hold page 8 against your own diary: substance is about the place where you really decide.',
      ],
      intake:
        'Would you like to know what it means in your case? A 30-minute intake is free. Reply to this mail and you will ' +
        'hear from us within 24 hours.',
      disclaimer: 'The guide is information, not tax advice.',
      reason: 'You get this mail because you asked for the Cyprus guide on {{domain}}.',
      withNewsletter: 'You asked for the newsletter too; every issue lets you unsubscribe.',
      withUnconfirmedNewsletter: 'You asked for the newsletter too; it only comes once you confirm that above.',
      withoutNewsletter: 'This does not put you on the newsletter.',
      confirmTitle: 'One more click for the newsletter',
      confirm:
        'You ticked that you would like the newsletter too. Confirm it on the page that opens. If you do nothing, you will ' +
        'not get it.',
      confirmButton: 'Confirm the newsletter',
    },
    newsletter: {
      subject: 'Confirm your subscription to the newsletter',
      preheader: 'One click and you are on it. Do nothing, and nothing happens.',
      intro:
        'You ticked on {{domain}} that you would like our newsletter. Open the page and confirm it there with one click; ' +
        'only then will we send it.',
      button: 'Confirm the newsletter',
      notYou: 'Was this not you? Then there is nothing you need to do; you will not get a newsletter.',
      reason: 'You get this mail because somebody asked for the newsletter with this address on {{domain}}.',
    },
    campaign: {
      reasons: {
        newsletter: 'You get this mail because you asked for our newsletter on {{domain}} and confirmed it.',
        lead: 'You’re receiving this email because you told us we may email you. If that isn’t right, please unsubscribe.',
        answer: 'You’re receiving this email in reply to your message or request on {{domain}}.',
        test: 'This is a test mail. Only you get it; in a real mail the reader is told here why it came.',
      },
      unsubscribe: 'Unsubscribe',
    },
    advisor: {
      subject: 'New message from {{name}}',
      preheader: 'Answer before {{deadline}}.',
      intro: '{{name}} wrote through the contact form:',
      name: 'Name',
      email: 'Email',
      page: 'Page',
      language: 'Language',
      languages: { nl: 'Dutch', en: 'English' },
      received: 'Received',
      deadline: 'Answer before',
      reply: 'Reply to this mail to answer {{name}}.',
      reason: 'You get this mail because the contact messages of {{domain}} go to this address.',
    },
    confirmation: {
      subject: 'We have received your message',
      preheader: 'You will get an answer within 24 hours.',
      intro: 'Thank you for your message. An advisor reads it and answers within 24 hours.',
      next: 'Would you like to add something? Reply to this mail.',
      reason: 'You get this mail because you sent a message through the contact form on {{domain}}.',
    },
    unsubscribe: {
      subject: 'Your link to unsubscribe',
      preheader: 'One click and our newsletter stops.',
      intro: 'You asked for a link to unsubscribe from our newsletter. Open it and confirm on the page.',
      button: 'Go and unsubscribe',
      notYou: 'You did not ask for this? Then there is nothing you need to do; nothing changes.',
      reason: 'You get this mail because somebody entered this address on the unsubscribe page of {{domain}}.',
    },
  },
};
