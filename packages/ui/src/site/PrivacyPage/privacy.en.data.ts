import { brand, retentionTerms as terms } from '@fnc/domain';
import type { PrivacyStatement } from './privacy.ts';

const { basis } = brand.aiService;

/** The basis is unconfirmed while the brand names none. */
const transfer =
  basis === undefined
    ? 'Ask us what that transfer relies on, and we’ll send you a copy of the agreement.'
    : `That transfer relies on ${basis.en}; ask us for a copy if you like.`;

export const privacyEn: PrivacyStatement = {
  language: 'en',
  title: 'How we handle your data',
  lead: 'You leave nothing behind until you request the guide or send us a message. This page tells you what we keep then, why and for how long, and what your rights are.',
  version: 'Version',
  briefTitle: 'In brief',
  brief: [
    {
      name: 'Just reading',
      text: 'No cookies, no ads, no third-party analytics. Every page comes entirely from our own server. We count how often a page is viewed each day, but not by whom.',
    },
    { name: 'The guide', text: 'We use what you fill in to send you the guide and answer your questions about it.' },
    { name: 'A message', text: 'We use it to reply to you and, if you like, to arrange an introductory call.' },
    {
      name: 'The newsletter',
      text: 'Only if you tick the box yourself and confirm it with the link in your email. You can unsubscribe at any time, with one click.',
    },
    {
      name: 'Who sees it',
      text: `We do, and so do our hosting and mail providers. If you become a client, so does the AI service that helps us write your report (${brand.aiService.country.en}). A partner in Cyprus only sees it if you agree.`,
    },
    {
      name: 'How long',
      text: `A message for ${terms.messageMonths} months, a guide request for ${terms.guideMonths} months, counted from our last contact.`,
    },
  ],
  contentsTitle: 'On this page',
  identity: {
    name: 'Name',
    founder: 'Contact',
    address: 'Address',
    email: 'Email',
    phone: 'Phone',
    kvk: 'Trade register (KvK)',
    vat: 'VAT number',
  },
  sections: {
    controller: {
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: 'We decide what happens to your data and are the controller within the meaning of the GDPR. ‘We’ means the company in the <imprint>company details</imprint>, where you’ll also find our address and registration numbers.',
        },
        {
          kind: 'text',
          text: 'Got a question about your data or this statement? Email <mail>…</mail> or call <phone>…</phone>. We don’t have a data protection officer: you’ll reach us directly.',
        },
      ],
    },
    data: {
      title: 'What we record',
      blocks: [
        {
          kind: 'text',
          text: 'Your data comes from you: what you fill in, write or tell us. The one thing we hear from others is what happened to our emails: mail servers report whether an email arrived or bounced, and mail providers tell us when someone marks one as spam.',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: 'You request the guide',
              text: 'Your name, email address and profession, your phone number if you give it, the time, the language, the page with the form and the channel that brought you there.',
            },
            {
              name: 'You send a message',
              text: 'Your name, email address and message, your phone number and best time to call if you fill them in, the time, the language and the page. Figures from the calculator only go along if you leave them in. We also get the message as an email. You get a confirmation that doesn’t repeat it.',
            },
            {
              name: 'You want the newsletter',
              text: 'As proof of your consent: the exact wording beside the box, the time, the page and the language. We also record when you confirm, unsubscribe or subscribe again.',
            },
            {
              name: 'You unsubscribe',
              text: 'That you unsubscribed, and when. If you ask for a link on the unsubscribe page, we only send it to an address we know; we don’t keep any other address.',
            },
            {
              name: 'You use the calculator',
              text: 'The calculation runs in your own browser. Your revenue is part of the page’s address, so you can save or share the result; the server doesn’t record it.',
            },
            {
              name: 'Afterwards',
              text: 'With your request we keep which emails we sent you, whether the mail server accepted them, and where things stand: from new to client or rejected. If you write again from the same email address, it’s added to the same request. We don’t measure whether you open an email or click in it.',
            },
            {
              name: 'An email bounces, or you complain about it',
              text: 'That an email bounced or was reported as spam, when, and what the mail server said. After that we send no more newsletters to that address.',
            },
            {
              name: 'You become a client',
              text: 'Your company, the contact person and your answers to our questionnaire. We use them to write your report.',
            },
            {
              name: 'You only read the site',
              text: 'The technical log notes which part of the server was used, whether it worked and how long it took. It contains no names, no IP addresses and nothing you fill in. For the forms, the server counts in memory how many requests a minute come from one IP address; it doesn’t store that.',
            },
            {
              name: 'What we count',
              text: 'Per day: how often a page was viewed, in which language and through which channel (LinkedIn, for example), how often the calculator was used, and how often the guide and the contact form were used. These are totals, with no identifier, IP address or time attached, so they can’t be traced to anyone.',
            },
            {
              name: 'Something breaks',
              text: 'If a page breaks, your browser sends our technical log the kind of error, the page and the places in our own scripts where it happened. It never sends the error message or anything you filled in.',
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
            ['Sending the guide', 'Name, email address, language', 'Doing what you asked us to do (b)'],
            [
              'Replying to your message and preparing an introductory call',
              'Name, email address, message, phone number and time to call if you fill them in, and what you tell us on the call',
              'Steps at your request before a contract (b)',
            ],
            [
              'Keeping track of requests, so that you get a reply on time',
              'Your request, profession, phone number, channel, where things stand and which emails you got',
              'Legitimate interest (f)',
            ],
            [
              'Writing your report, with the help of an AI service',
              'Your company, the contact person, where things stand and your answers to our questionnaire',
              'Performing our contract with you (b)',
            ],
            ['Sending the newsletter', 'Name, email address', 'Consent, asked for separately (a)'],
            [
              'Being able to prove you gave consent',
              'Wording, time, page, language',
              'Legal obligation (c): article 7(1) GDPR',
            ],
            [
              'Making sure you stay unsubscribed',
              'Email address, time of unsubscribing; after erasure only a code of the address',
              'Legal obligation (c): article 11.7 of the Dutch Telecommunications Act',
            ],
            [
              'Not emailing addresses that don’t exist, that complained or that we blocked',
              'Email address, time and reason; after erasure only a code of the address',
              'Legitimate interest (f)',
            ],
            [
              'Preventing abuse and finding faults',
              'IP address in memory, a hidden check field in the forms, the technical log',
              'Legitimate interest (f)',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Our legitimate interest: we want to reply within 24 hours without asking you the same thing twice, to know which professions the questions come from, and to keep junk out of our forms. We use as little data as possible for it. We only use your phone number to call you about something you asked for. You can <rights>object</rights>.',
        },
      ],
    },
    device: {
      title: 'What stays on your own device',
      blocks: [
        {
          kind: 'text',
          text: 'The site sets no cookies. In your browser’s storage it keeps only this:',
        },
        {
          kind: 'facts',
          facts: [
            {
              name: '<code>i18nextLng</code>',
              text: 'Dutch or English, so that you get the same language next time you visit.',
            },
            {
              name: '<code>page_views</code>',
              text: 'Which pages of this site you viewed, when and in which language. At most the last 500.',
            },
            {
              name: '<code>conversions</code>',
              text: 'That you requested the guide or sent a message, with the time, page, channel and language. At most the last 500, without your name or address.',
            },
            {
              name: '<code>guide_offered</code>',
              text: 'That we offered you the guide at the calculator, so that we don’t do so again.',
            },
            {
              name: '<code>form_drafts</code>',
              text: 'What you typed into the guide form or the contact form, so that you don’t lose it when the page reloads. It goes when you send the form, when you empty the fields and when you close the tab. Whether you ticked the newsletter is not kept.',
            },
            {
              name: '<code>fnc_leads</code> and <code>fnc_lead_events</code>',
              text: 'Only if you requested the guide: that you did, when, on which page, in which language and with which profession. Your name, email address and phone number are left out. If you requested the guide before version 1.3 of this statement, they’re still there; you can erase them by clearing this site’s data in your browser.',
            },
          ],
        },
        {
          kind: 'note',
          text: 'None of this leaves your device: the site doesn’t send it to us or to anyone else. The daily counts on our server have nothing to do with it. Except for what you typed, it stays until you clear this site’s data in your browser. Please do so on a shared computer.',
        },
        {
          kind: 'text',
          text: 'The language choice is needed to show the site in your language, and what you typed to keep the form you are filling in. The rest hardly affects your privacy, because only people who use your device can see it (article 11.7a of the Dutch Telecommunications Act).',
        },
      ],
    },
    recipients: {
      title: 'Who receives your data',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Us', text: 'Those of us who answer requests and messages.' },
            { name: 'Our hosting provider', text: 'Their server holds the site and the database.' },
            { name: 'Our mail provider', text: 'Delivers the emails to you and to us.' },
            {
              name: `${brand.aiService.name}, AI service (${brand.aiService.country.en})`,
              text: 'Only if you become a client, to help us write your report. The service receives the name of your company, the contact person, where things stand and your answers to our questionnaire, but not your postal address, phone number or email address. An adviser reads and corrects what it writes before you receive the report.',
            },
            {
              name: 'A partner in Cyprus',
              text: 'A lawyer or accountant, for example. Only if you agree beforehand, and only what your question requires.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'The hosting and mail providers work on our instructions and may use your data for nothing else. We sell nothing, and pass nothing on unless the law requires it. The pages load nothing from third parties: fonts and pictures come from our own server too.',
        },
        {
          kind: 'text',
          text: `The AI service processes data outside the European Economic Area (${brand.aiService.country.en}). ${transfer} Cyprus is in the European Economic Area. If you’d like your introductory call by video, we’ll agree on the service with you first. You can always choose the phone instead.`,
        },
      ],
    },
    retention: {
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'note',
          text: 'The law sets no fixed period for requests and messages. We chose the periods below: no longer than we think the purpose requires.',
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
              `${terms.guideMonths} months after our last contact. Any message that came with it is removed after ${terms.messageMonths} months without contact`,
            ],
            ['What the newsletter needs', 'Until you unsubscribe; the periods above apply from then on'],
            [
              'The proof of your consent',
              `At most ${terms.consentProofMonths / 12} years after you withdraw it; if we erase your whole request, it goes too`,
            ],
            ['That you unsubscribed', 'As long as the request it belongs to'],
            ['The list of emails you received', 'As long as the request it belongs to'],
            [
              'A request that we have deleted, or that has reached the end of its period',
              `It can be restored for ${terms.restoreDays} days; after that it’s gone for good, with everything that belongs to it except the two codes below`,
            ],
            [
              'A code of an address that unsubscribed, complained, was blocked or doesn’t exist',
              `${terms.refusalMonths / 12} years after that, even if the request was erased sooner, so that we don’t email you again`,
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
          text: `Contact means anything you send us, anything we send you personally and anything we note about your request; a newsletter doesn’t count. We make the codes with a key that’s kept apart from the data: without that key, nobody can work out the address. If an email can’t be delivered straight away, we keep trying for ${terms.undeliveredDays} days at most. What has been erased remains in encrypted backups for up to ${terms.backupMonths} months. If you become a client, the statutory retention periods for our records apply instead.`,
        },
      ],
    },
    rights: {
      title: 'Your rights',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Access', text: 'You can ask what data we hold about you, and get a copy.' },
            { name: 'Rectification', text: 'If something’s wrong, we’ll correct it.' },
            {
              name: 'Erasure or restriction',
              text: 'You can ask us to erase your data, or not to use it for a while.',
            },
            {
              name: 'Portability',
              text: 'You can get what you filled in as a file that another system can read.',
            },
            {
              name: 'Objection',
              text: 'To anything based on our legitimate interest. To marketing at any time, without giving a reason.',
            },
            {
              name: 'Withdrawing consent',
              text: 'With the link in every newsletter, on the unsubscribe page or with an email to us. What we sent before that remains lawful.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'No more newsletters? <unsubscribe>Unsubscribe</unsubscribe>. It works straight away, and you don’t need to sign in.',
        },
        {
          kind: 'text',
          text: 'Email <mail>…</mail>, preferably from the address it’s about: that way we know it’s you and won’t ask for a copy of your ID. You’ll get a reply within a month, free of charge.',
        },
        {
          kind: 'text',
          text: 'Not satisfied? Tell us, and we’ll look for a solution. You can also lodge a complaint at any time with the Dutch data protection authority, the <authority>Autoriteit Persoonsgegevens</authority>.',
        },
      ],
    },
    required: {
      title: 'What you have to fill in, and who decides',
      blocks: [
        {
          kind: 'text',
          text: 'You don’t have to give us anything; you can read the site without leaving any data. For the guide we ask for your name, email address and profession; for a reply, your name, email address and message. Without those we can’t send you the guide or the reply. Your phone number, the time to call and the newsletter are optional: you’ll get the guide or the reply without them too.',
        },
        {
          kind: 'text',
          text: 'We don’t build profiles or make decisions based solely on automated processing. A person decides on your request.',
        },
      ],
    },
    changes: {
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: 'Before we do anything else with your data, we’ll change this page. The version and date are at the top.',
        },
      ],
    },
    imprint: {
      title: 'Company details',
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
