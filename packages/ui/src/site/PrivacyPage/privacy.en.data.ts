import { brand, retentionTerms as terms } from '@fnc/domain';
import type { PrivacyStatement } from './privacy.ts';

export const privacyEn: PrivacyStatement = {
  language: 'en',
  title: 'How we handle your data',
  lead: 'You leave nothing behind until you ask for the guide or send us a message. This page says what we keep then, why, for how long, and what say you have in it.',
  version: 'Version',
  briefTitle: 'In brief',
  brief: [
    {
      name: 'Just reading',
      text: 'No cookies, no advertisements, no one else’s analytics. Every page comes entirely from our own server. We do count how often a page is viewed in a day, not by whom.',
    },
    { name: 'The guide', text: 'We use what you fill in to send you the guide and to answer your questions about it.' },
    { name: 'A message', text: 'We use it to reply to you and, if you wish, to arrange an introductory call.' },
    {
      name: 'The newsletter',
      text: 'Only if you tick the box yourself and confirm it with the link in your email. You can unsubscribe at any time, with one click.',
    },
    {
      name: 'Who sees it',
      text: `We do, and so do our hosting and mail providers. If you become a client, so does the AI service that helps us write your report (${brand.aiService.country.en}). A partner in Cyprus only if you agree.`,
    },
    {
      name: 'How long',
      text: `A message for ${terms.messageMonths} months, a request for the guide for ${terms.guideMonths} months, counted from our last contact.`,
    },
  ],
  contentsTitle: 'On this page',
  identity: {
    name: 'Name',
    founder: 'Contact',
    address: 'Address',
    email: 'Email',
    phone: 'Telephone',
    kvk: 'Trade register (KvK)',
    vat: 'VAT number',
  },
  sections: {
    controller: {
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: 'We decide what happens to your data and are the controller within the meaning of the GDPR. ‘We’ is the company in the <imprint>imprint</imprint>, where you also find our address and registrations.',
        },
        {
          kind: 'text',
          text: 'A question about your data or about this statement? Email <mail>…</mail> or call <phone>…</phone>. We have no data protection officer: you reach us directly.',
        },
      ],
    },
    data: {
      title: 'What we record',
      blocks: [
        {
          kind: 'text',
          text: 'Your data come from you: what you fill in, write or tell us. The one thing we hear from others is what happened to our emails: mail servers report whether an email arrived or bounced, and mail providers tell us when somebody marks one of our emails as spam.',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: 'You ask for the guide',
              text: 'Your name, email address and profession, your telephone number if you give it, the time, the language, the page on which you filled in the form and the channel that brought you there.',
            },
            {
              name: 'You send a message',
              text: 'Your name, email address and message, the time, the language and the page. The message also reaches us as an email. You get a confirmation that does not repeat it.',
            },
            {
              name: 'You want the newsletter',
              text: 'As proof of your consent: the exact words beside the box, the time, the page and the language. Your confirmation, an unsubscription and a new subscription are recorded too, with their time.',
            },
            {
              name: 'You unsubscribe',
              text: 'That you unsubscribed, and when. If you ask for a link on the unsubscribe page, we send it only to an address we know; we do not keep any other address.',
            },
            {
              name: 'You use the calculator',
              text: 'The sums are done in your own browser. Your revenue stands in the address of the page, so that you can keep or share the result; the server does not record it.',
            },
            {
              name: 'Afterwards',
              text: 'With your request we keep which emails we sent you and whether the mail server took them, and how far the contact has come: from new to client or rejected. If you write again from the same email address, it joins the same request. Whether you open an email or click in it, we do not measure.',
            },
            {
              name: 'An email bounces, or you complain about it',
              text: 'That an email came back or was reported as spam, when, and what the mail server said about it. We then send no more newsletters to that address.',
            },
            {
              name: 'You become a client',
              text: 'Your company, the contact person and your answers to our questionnaire. We use them to write your report.',
            },
            {
              name: 'You only read the site',
              text: 'The technical log notes which part of the server was asked for, whether that worked and how long it took. It holds no name, no IP address and nothing you fill in. For the forms, the server counts in its working memory how many requests a minute come from one IP address; it does not store that.',
            },
            {
              name: 'What we count',
              text: 'Per day: how often a page was viewed, in which language and through which channel (LinkedIn, for example), how often sums were done, and how often the guide and the contact form were used. These are totals: no number, IP address or time stands beside them, so nobody can be recognised from them.',
            },
            {
              name: 'Something breaks',
              text: 'If a page does not work, your browser sends the error code, the error message and the address of the page to our technical log. Email addresses and whatever stands behind the question mark are taken out first.',
            },
          ],
        },
      ],
    },
    purposes: {
      title: 'What for, and on what legal basis',
      blocks: [
        {
          kind: 'table',
          caption: 'Purposes and legal bases; the letter refers to article 6(1) GDPR',
          columns: ['What for', 'Which data', 'Legal basis'],
          rows: [
            ['Sending the guide', 'Name, email address, language', 'Carrying out what you ask for yourself (b)'],
            [
              'Replying to your message and preparing an introductory call',
              'Name, email address, message, and what you tell us on the call',
              'Steps at your request before a contract (b)',
            ],
            [
              'Keeping track of requests, so that you are answered in time',
              'Your request, profession, telephone number, channel, how far the contact has come and which emails you got',
              'Legitimate interest (f)',
            ],
            [
              'Writing your report, with the help of an AI service',
              'Your company, the contact person, how far the contact has come and your answers to our questionnaire',
              'Performing our contract with you (b)',
            ],
            ['Sending the newsletter', 'Name, email address', 'Consent, asked for separately (a)'],
            [
              'Being able to show that you gave consent',
              'Words, time, page, language',
              'Legal obligation (c): article 7(1) GDPR',
            ],
            [
              'Respecting that you unsubscribed',
              'Email address, time of unsubscribing; after erasure only a code of the address',
              'Legal obligation (c): article 11.7 of the Dutch Telecommunications Act',
            ],
            [
              'Not emailing addresses that do not exist or that complained',
              'Email address, time and reason; after erasure only a code of the address',
              'Legitimate interest (f)',
            ],
            [
              'Keeping out abuse and finding faults',
              'IP address in working memory, a hidden check field in the forms, the technical log',
              'Legitimate interest (f)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Our legitimate interest: we want to answer within 24 hours without asking you the same thing twice, to know which professions the questions come from, and to have forms that do not fill up with junk. We use as little as possible for it. We use your telephone number only to call you about something you asked for yourself. You can <rights>object</rights>.',
        },
      ],
    },
    device: {
      title: 'What stays on your own device',
      blocks: [
        {
          kind: 'text',
          text: 'The site sets no cookies. In your browser’s local storage it keeps only this:',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: '<code>i18nextLng</code>',
              text: 'Dutch or English, so that you get the same language next time.',
            },
            {
              name: '<code>page_views</code>',
              text: 'Which pages of this site you saw, when and in which language. The last 500 at most.',
            },
            {
              name: '<code>conversions</code>',
              text: 'That you asked for the guide or sent a message, with time, page, channel and language. The last 500 at most, without name or address.',
            },
            {
              name: '<code>fnc_leads</code> and <code>fnc_lead_events</code>',
              text: 'Only if you asked for the guide: that you did, when, on which page, in which language and with which profession. Your name, email address and telephone number are left out. If you asked for the guide before version 1.3 of this statement they are still there; you can erase them through the site data in your browser.',
            },
          ],
        },
        {
          kind: 'note',
          text: 'These lines do not leave your device: the site sends them neither to us nor to anyone else. The daily counts on our server have nothing to do with them. They stay until you erase them, through the site data in your browser. Do so if you use a shared computer.',
        },
        {
          kind: 'text',
          text: 'The language choice is needed to show the site in your language. The other lines hardly affect your privacy, because only those who use your device can see them (article 11.7a of the Dutch Telecommunications Act).',
        },
      ],
    },
    recipients: {
      title: 'Who receives your data',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Ourselves', text: 'Those of us who answer requests and messages.' },
            { name: 'Our hosting provider', text: 'Its server holds the site and the database.' },
            { name: 'Our mail provider', text: 'Delivers the emails to you and to us.' },
            {
              name: `${brand.aiService.name}, AI service (${brand.aiService.country.en})`,
              text: 'Only if you become a client, to help us write your report. The service receives the name of your company, the contact person, how far the contact has come and your answers to our questionnaire, but no postal address, telephone number or email address. An adviser reads and corrects what it writes.',
            },
            {
              name: 'A partner in Cyprus',
              text: 'A lawyer or accountant, for example. Only if you agree to it beforehand, and only what your question needs.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'The hosting and mail providers work on our instructions and may use your data for nothing else. We sell nothing, and give nothing to others unless the law obliges us to. The pages fetch nothing from third parties: fonts and pictures too come from our own server.',
        },
        {
          kind: 'text',
          text: `The AI service processes data outside the European Economic Area (${brand.aiService.country.en}). That transfer relies on ${brand.aiService.basis.en}; do ask us for a copy. Cyprus is inside the European Economic Area. If you would like your introductory call by video, we will agree on the service with you first. You can always choose the telephone instead.`,
        },
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'note',
          text: 'The law sets no fixed period for requests and messages. We chose the periods below ourselves: no longer than we think the purpose needs.',
        },
        {
          kind: 'table',
          caption: 'Our own retention periods',
          columns: ['What', 'How long'],
          rows: [
            [
              'A message, and the introductory call that follows',
              `${terms.messageMonths} months after our last contact`,
            ],
            [
              'A request for the guide',
              `${terms.guideMonths} months after our last contact. A message that goes with it is removed after ${terms.messageMonths} months without contact`,
            ],
            ['What the newsletter needs', 'Until you unsubscribe; the periods above apply from then on'],
            [
              'The proof of your consent',
              `At most ${terms.consentProofMonths / 12} years after you withdraw it; if we erase your whole request, it goes as well`,
            ],
            ['That you unsubscribed', 'As long as the request it belongs to'],
            ['The list of emails you received', 'As long as the request it belongs to'],
            [
              'A request that we have deleted, or that has reached the end of its period',
              `It can be restored for ${terms.restoreDays} days, then it is gone for good with all that belongs to it, apart from the two codes below`,
            ],
            [
              'A code of an address that unsubscribed, complained or does not exist',
              `${terms.refusalMonths / 12} years after that, even if the request was erased sooner, so that we do not email you again`,
            ],
            [
              'A code of the address of an erased request',
              `${terms.erasedMonths} months after the erasure, so that the unsubscribe link in old emails still works`,
            ],
            ['The daily counts, which identify nobody', `${terms.countMonths} months`],
            ['What is on your own device', 'Until you erase it'],
          ],
        },
        {
          kind: 'text',
          text: `Contact means anything you send us, anything we send you personally and anything we note about your request; a newsletter does not count. We make the codes with a key that is kept apart from the data: without that key nobody can work out the address. If an email cannot be delivered at once, we keep trying for ${terms.undeliveredDays} days at most. If you become a client, the statutory retention periods for our records apply instead.`,
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Access', text: 'You can ask which data we have about you, and get a copy of them.' },
            { name: 'Rectification', text: 'If something is not right, we correct it.' },
            {
              name: 'Erasure or restriction',
              text: 'You can ask us to erase your data, or to leave them untouched for a while.',
            },
            {
              name: 'Portability',
              text: 'What you filled in yourself you can get in a file that another system can read.',
            },
            {
              name: 'Objection',
              text: 'To everything that rests on our legitimate interest. To advertising always, without giving a reason.',
            },
            {
              name: 'Withdrawing consent',
              text: 'With the link in every newsletter, on the unsubscribe page or with an email to us. What we sent before that remains lawful.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'No more newsletters? <unsubscribe>Unsubscribe</unsubscribe>. It works at once and you need not sign in.',
        },
        {
          kind: 'text',
          text: 'Email <mail>…</mail>, preferably from the address it is about: then we know it is you and ask for no copy of an identity document. You get an answer within a month, and it costs you nothing.',
        },
        {
          kind: 'text',
          text: 'Not satisfied? Tell us, and we will look for a solution. You can also lodge a complaint at any time with the Dutch data protection authority, the <authority>Autoriteit Persoonsgegevens</authority>.',
        },
      ],
    },
    required: {
      title: 'What you must fill in, and who decides',
      blocks: [
        {
          kind: 'text',
          text: 'You are obliged to nothing; you can read the site without giving anything. For the guide we ask your name, email address and profession, for an answer your name, email address and message. Without those fields we cannot send the guide or the answer. Telephone number and newsletter are optional: you get the guide without them too.',
        },
        {
          kind: 'text',
          text: 'We build no profiles and take no decisions based solely on automated processing. A person decides on your request.',
        },
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'If we are going to do something else with data, we change this page first. The version and the date stand at the top.',
        },
      ],
    },
    imprint: {
      title: 'Imprint',
      blocks: [
        {
          kind: 'text',
          text: 'Whose site this is (article 3:15d of the Dutch Civil Code) and who processes your data (article 13 GDPR):',
        },
        { kind: 'identity' },
      ],
    },
  },
};
