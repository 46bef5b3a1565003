import type { Language } from '../shared/language.ts';
import { type FooterTexts, footerTexts } from './footerTexts.data.ts';

/** The texts of the mails. `fillMessage` fills placeholders such as `{{name}}`. */
interface MailTexts extends FooterTexts {
  greeting: string;
  /** Without a name. */
  greetingNobody: string;
  sincerely: string;
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
  advisor: {
    subject: string;
    preheader: string;
    intro: string;
    name: string;
    email: string;
    phone: string;
    preferredMoments: string;
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
    ...footerTexts.nl,
    greeting: 'Beste {{name}},',
    greetingNobody: 'Dag,',
    sincerely: 'Met vriendelijke groet,\n{{founder}}, {{brand}}',
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
        'Weten wat het in jouw geval betekent? Een intake van 30 minuten is gratis. Beantwoord deze mail, dan hoor je ' +
        'binnen 24 uur van ons.',
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
    advisor: {
      subject: 'Nieuw bericht van {{name}}',
      preheader: 'Antwoord vóór {{deadline}}.',
      intro: '{{name}} schreef via het contactformulier:',
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      preferredMoments: 'Beste belmoment',
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
      intro:
        'Je vroeg om een link om je af te melden voor onze nieuwsbrief. Open de link en bevestig het op de pagina.',
      button: 'Afmelden',
      notYou: 'Heb je hier niet om gevraagd? Dan hoef je niets te doen; er verandert niets.',
      reason: 'Je krijgt deze mail omdat iemand dit adres invulde op de afmeldpagina van {{domain}}.',
    },
  },
  en: {
    ...footerTexts.en,
    greeting: 'Dear {{name}},',
    greetingNobody: 'Hello,',
    sincerely: 'Kind regards,\n{{founder}}, {{brand}}',
    openLead: 'Open this lead',
    guide: {
      subject: 'Your Cyprus guide: what’s true and what isn’t',
      preheader: 'Thirteen pages on rates, conditions and costs. And the best place to start.',
      intro:
        'Here’s the Cyprus guide you asked for: thirteen pages on rates, conditions and costs, including the cases where ' +
        'you’re better off doing nothing.',
      download: 'Download the guide (PDF)',
      tipsTitle: 'Three reading tips',
      tips: [
        'Start on page 4: it shows who Cyprus suits and who it doesn’t.',
        'Staying in the Netherlands? Then read page 7 first, on income tax in box 1 and box 2.',
        'Check page 8 against your own diary: substance is about where you really make decisions.',
      ],
      intake:
        'Want to know what it means for you? A 30-minute introductory call is free. Reply to this email and you’ll hear ' +
        'from us within 24 hours.',
      disclaimer: 'The guide is information, not tax advice.',
      reason: 'You’re receiving this email because you requested the Cyprus guide on {{domain}}.',
      withNewsletter: 'You also asked for the newsletter; you can unsubscribe from any issue.',
      withUnconfirmedNewsletter:
        'You also asked for the newsletter; we’ll only send it once you’ve confirmed that above.',
      withoutNewsletter: 'This doesn’t sign you up for the newsletter.',
      confirmTitle: 'One more click for the newsletter',
      confirm:
        'You ticked the box for the newsletter too. Confirm it on the page that opens. If you do nothing, we won’t send ' +
        'it.',
      confirmButton: 'Confirm the newsletter',
    },
    newsletter: {
      subject: 'Confirm your newsletter subscription',
      preheader: 'One click and you’re on the list. Do nothing, and nothing happens.',
      intro:
        'You ticked the box for our newsletter on {{domain}}. Open the page and confirm it there in one click; we’ll only ' +
        'send it once you have.',
      button: 'Confirm the newsletter',
      notYou: 'Wasn’t you? Then there’s nothing you need to do, and we won’t send a newsletter.',
      reason: 'You’re receiving this email because someone asked for the newsletter with this address on {{domain}}.',
    },
    advisor: {
      subject: 'New message from {{name}}',
      preheader: 'Reply before {{deadline}}.',
      intro: '{{name}} wrote through the contact form:',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      preferredMoments: 'Best time to call',
      page: 'Page',
      language: 'Language',
      languages: { nl: 'Dutch', en: 'English' },
      received: 'Received',
      deadline: 'Reply before',
      reply: 'Reply to this email to answer {{name}}.',
      reason: 'You’re receiving this email because contact messages from {{domain}} go to this address.',
    },
    confirmation: {
      subject: 'We’ve received your message',
      preheader: 'You’ll get a reply within 24 hours.',
      intro: 'Thank you for your message. An adviser will read it and reply within 24 hours.',
      next: 'Anything to add? Just reply to this email.',
      reason: 'You’re receiving this email because you sent a message through the contact form on {{domain}}.',
    },
    unsubscribe: {
      subject: 'Your unsubscribe link',
      preheader: 'One click and our newsletter stops.',
      intro: 'You asked for a link to unsubscribe from our newsletter. Open it and confirm on the page.',
      button: 'Unsubscribe',
      notYou: 'Didn’t ask for this? Then there’s nothing you need to do, and nothing will change.',
      reason: 'You’re receiving this email because someone entered this address on the unsubscribe page of {{domain}}.',
    },
  },
};
